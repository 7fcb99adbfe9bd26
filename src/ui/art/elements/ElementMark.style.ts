import { css } from 'goober'

/** Class: sets `--element`, the colour of a camp or skill, from `data-element`. */
export const elementColour = css`
  &[data-element='camp1'] {
    --element: #ffe08c;
  }
  &[data-element='camp2'] {
    --element: #ff9f87;
  }
  &[data-element='camp3'] {
    --element: #8fe0b4;
  }
  &[data-element='camp4'] {
    --element: #7fd4f2;
  }
  &[data-element='camp5'] {
    --element: #f0aee6;
  }
  &[data-element='skill1'] {
    --element: #ffab70;
  }
  &[data-element='skill2'] {
    --element: #a5dcff;
  }
  &[data-element='skill3'] {
    --element: #93e6c3;
  }
  &[data-element='skill4'] {
    --element: #fbe69d;
  }
  &[data-element='skill5'] {
    --element: #c3a6ff;
  }
`

/** Class: the sign, and the words after it, in the element's colour. */
export const elementMark = css`
  display: inline-flex;
  align-items: center;
  color: var(--element);
  font-weight: 600;
  & > svg {
    flex: none;
    margin-right: 6px;
  }
`
