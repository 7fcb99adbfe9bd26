/** The screen /account (in work, see the commit's author). */
export default function Account() {
  return <h1>Account</h1>
}
