/** The sheet over every screen that follows one movement of money (in work, see the commit's author). */
export default function MoneySheet() {
  return null
}
