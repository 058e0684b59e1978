/** A folder's or a service's address without the slash it may end with, so that a path can follow. */
export const withoutEndSlash = (address: string): string => address.replace(/\/+$/, '');
