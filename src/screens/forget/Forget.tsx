/** The screen /forget (in work, see the commit's author). */
export default function Forget() {
  return <h1>Forget</h1>
}
