/** Id of the section of the privacy page that lists what is stored; other pages link to it instead of saying it again. */
export const STORED_SECTION = 'stored';
