/** The entry to the open movements and the sheet that lists them (in work, see the commit's author). */
export default function Tray() {
  return null
}
