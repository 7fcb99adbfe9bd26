/** The screen /activity (in work, see the commit's author). */
export default function Activity() {
  return <h1>Activity</h1>
}
