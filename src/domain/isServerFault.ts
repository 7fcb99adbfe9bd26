import type { AppError } from '../errors'

/** Whether the provider failed rather than refused: it may have acted all the same. */
export const isServerFault = ({ key, params: { code } }: AppError): boolean =>
  key === 'api' && Number(code) >= 500 && Number(code) < 600
