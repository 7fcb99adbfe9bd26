const LENGTH = 40

/** An amount as text whose order is the order of the numbers; `BigInt` reads it back. */
export const toSortable = (amount: bigint): string => String(amount).padStart(LENGTH, '0')
