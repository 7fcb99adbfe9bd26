/** Plain and readable, light or dark as the system is. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 1100px; padding: 1rem }
h1 { margin: 0 0 .25rem } h2 { font-size: 1rem; margin: 0 }
main { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)) }
form { border: 1px solid #8885; border-radius: 8px; display: grid; gap: .4rem; padding: .75rem; align-content: start }
label { display: flex; gap: .5rem; justify-content: space-between; align-items: center }
input, select { width: 9rem; font: inherit } button { font: inherit; padding: .3rem }
section { margin-top: 1.5rem; overflow-x: auto } table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid #8884; padding: .3rem .6rem; text-align: left; vertical-align: top }
pre { border: 1px solid #8885; border-radius: 8px; margin: .5rem 0; max-height: 24rem; overflow: auto; padding: .75rem }
`
