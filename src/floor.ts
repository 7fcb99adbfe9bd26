// biome-ignore-all lint/suspicious/noVar: ES5 is what the oldest engines read, and the build refuses anything newer.

/** What the app cannot run without; the build fills it in. */
declare var __NEEDED__: string[]

var root = document.documentElement
var address = document.getElementById('address') as HTMLInputElement
var copy = document.getElementById('copy') as HTMLElement
var detail = document.getElementById('detail') as HTMLElement
var out = document.getElementById('out') as HTMLAnchorElement
var languages = document.getElementById('languages') as HTMLElement
/** Why which page was left; the pattern refuses another site's address. */
var left = /^#(old|fault)(\/(?![/\\\s]).*)?$/.exec(location.hash) || []
var missing = __NEEDED__.filter((name) => !(name in self))
var spoken = navigator.language

function speak(lang: string): void {
  root.lang = lang
  root.removeAttribute('data-copied')
}

// Its own address again: to copy, in the wallet's bar, and for the empty links, which load it.
history.replaceState(null, '', left[2] || '/')
address.value = location.href
out.href = location.href
// Support reads it from the player's screenshot.
detail.textContent = [/(?:Chrome|OS)[ /][\d._]+|$/.exec(navigator.userAgent), missing.join(' ')].join(' ')
// In another site's frame there is nothing but a link out of it.
root.setAttribute('data-is', self !== top ? 'framed' : left[1] === 'old' || missing.length > 0 ? 'old' : 'fault')
// Android calls Indonesian `in` to this day.
speak(/^zh/.test(spoken) ? 'zh-Hant' : /^i[dn]/.test(spoken) ? 'id' : 'en')

languages.onclick = (event) => {
  var button = event.target as HTMLElement
  if (button.lang) speak(button.lang)
}
copy.onclick = () => {
  address.focus()
  // `select()` selects nothing on an iPhone where the field is for reading.
  address.setSelectionRange(0, address.value.length)
  // Where it cannot be copied it stays selected.
  if (document.execCommand('copy')) root.setAttribute('data-copied', '')
}
