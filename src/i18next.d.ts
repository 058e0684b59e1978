import type Files from './texts.d.ts';

type LastFolder<Path extends string> = Path extends `${string}/${infer Below}` ? LastFolder<Below> : Path;

/** The namespace of a text file is the folder above `texts/`. */
type NamespaceOf<Path extends string> = Path extends `${infer Folder}/texts/bs` ? LastFolder<Folder> : never;

/** Restricts `t` to the texts there are. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'layout';
    returnNull: false;
    resources: { [Path in keyof Files as NamespaceOf<Path>]: Files[Path] };
  }
}
