/** The five kinds of files of a submission in their order (R2.11, R3.10). */
export const FILE_KINDS = ['main', 'notes', 'annualReport', 'profitDecision', 'adoptionDecision'] as const;

export type FileKind = (typeof FILE_KINDS)[number];

/** The documents submitted with the main report. */
export type AttachmentKind = Exclude<FileKind, 'main'>;

/** Whether a document has the name of a file of a submission; the templates list others as well. */
export const isFileKind = (key: string): key is FileKind => (FILE_KINDS as readonly string[]).includes(key);
