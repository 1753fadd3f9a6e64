const PICTURES = '/pictures/'

/**
 * The address of a picture of the site with the version of all these pictures, so that browsers cache it for good. Rows and other
 * sites use the address without it. An upload has a name of its own.
 */
export const versioned = (address: string): string =>
  address.startsWith(PICTURES) ? address + import.meta.env.PICTURES_QUERY : address
