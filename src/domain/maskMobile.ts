/** A mobile number that is safe from people looking over the shoulder: only its first and last digits show. Spec 2. */
export function maskMobile(mobile: string): string {
  const count = mobile.replace(/\D/g, '').length
  const [head, tail] = count >= 10 ? [3, 4] : [2, 2]
  let index = 0
  return mobile.replace(/\d/g, (digit) => {
    index++
    return index <= head || index > count - tail ? digit : '*'
  })
}
