import { toastCopied } from '../../actions/page/toast'
import { copyText } from '../../ui/text/copyText'

/** Copies a text at a tap and shows the result; a text that could not be copied is shown, to press and hold. */
export const copy = (text: string): void => void copyText(text).then((isCopied) => toastCopied(isCopied, text))
