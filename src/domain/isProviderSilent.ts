import type { AppError, ErrorKey } from '../errors'
import { isServerFault } from './isServerFault'

const SILENT: readonly ErrorKey[] = ['server', 'badAnswer', 'stoppedWaiting']

/** Whether the provider gave no answer of its own: nothing at all, a fault, or what no provider would say. */
export const isProviderSilent = (error: AppError): boolean => SILENT.includes(error.key) || isServerFault(error)
