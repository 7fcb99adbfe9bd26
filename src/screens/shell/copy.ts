import { toastCopied } from '../../actions/toast'
import { copyText } from '../../ui/copyText'

/** Copies a text at a tap and says what came of it; what could not be copied is shown, to be pressed and held. */
export const copy = (text: string): void => void copyText(text).then((isCopied) => toastCopied(isCopied, text))
