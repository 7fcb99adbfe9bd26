/**
 * A bound number, "+886 912345678", safe from people looking over the shoulder: its area code stays readable, and of the
 * number itself only the first and last digits show. The one way to mask a number. Spec 2.
 */
export function maskMobile(mobile: string): string {
  const [area = '', ...rest] = mobile.split(' ')
  return rest.length > 0 ? `${area} ${maskDigits(rest.join(' '))}` : maskDigits(mobile)
}

function maskDigits(number: string): string {
  const count = number.replace(/\D/g, '').length
  const [head, tail] = count >= 10 ? [3, 4] : [2, 2]
  let index = 0
  return number.replace(/\d/g, (digit) => {
    index++
    return index <= head || index > count - tail ? digit : '*'
  })
}
