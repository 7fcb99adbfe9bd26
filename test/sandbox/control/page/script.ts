/** Sends a form as JSON or as a query, and shows the answer. */
export const PAGE_SCRIPT = `
const answer = document.getElementById('answer')
const read = (field) => field.dataset.is === 'flag' ? field.value === 'true' : field.dataset.is === 'json' ? JSON.parse(field.value) : field.type === 'number' ? Number(field.value) : field.value
for (const form of document.querySelectorAll('form')) form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const fields = [...form.elements].filter((field) => field.name && field.value !== '')
  const path = form.getAttribute('action')
  const isGet = form.method === 'get'
  const query = new URLSearchParams(fields.map((field) => [field.name, field.value]))
  const body = JSON.stringify(Object.fromEntries(fields.map((field) => [field.name, read(field)])))
  answer.textContent = '…'
  const response = isGet
    ? await fetch(path + '?' + query)
    : await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  answer.textContent = JSON.stringify(await response.json(), null, 2)
  answer.scrollIntoView({ block: 'nearest' })
})
`
