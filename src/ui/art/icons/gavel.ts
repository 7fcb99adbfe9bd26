/** An auctioneer's hammer. */
export const gavelIcon = 'M13.5 3.5l7 7-3.5 3.5-7-7ZM13.5 10.5l-9.5 9.5M13.5 20.5h7'
