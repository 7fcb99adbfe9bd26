/** The options of a select. */
export const options = (values: readonly string[]): string =>
  values.map((value) => `<option>${value}</option>`).join('')

/** One control as a form; the page's script sends it as JSON. */
export const form = (title: string, path: string, fields: string, method: 'get' | 'post' = 'post'): string =>
  `<form action="${path}" method="${method}"><h2>${title}</h2>${fields}<button>${method === 'get' ? 'Show' : 'Do it'}</button></form>`
