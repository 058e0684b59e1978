import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { FOREIGN, TEXT_LANGUAGES, type TextLanguage } from './foreign-words.ts';

/**
 * Problems of the texts below a folder, one line each, and their number. The type check proves that keys exist
 * (`src/texts.d.ts`), `i18next-cli lint` finds texts in the code. This checks the rest: the three languages agree, each uses
 * its own words, and every text is used.
 */
export function checkTexts(folder: string): { problems: string[]; namespaces: number; texts: number } {
  const { namespaces, code } = readSources(folder);
  const names = namespaces.map(({ name }) => name);
  const problems = [
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `two folders are the namespace '${name}'`),
    ...namespaces.flatMap(parityProblems),
    ...namespaces.flatMap(wordProblems),
    ...unused(namespaces, code),
  ];
  return {
    problems,
    namespaces: namespaces.length,
    texts: namespaces.reduce((sum, { texts }) => sum + texts.bs.size, 0),
  };
}

/** The texts of one folder `…/<namespace>/texts/`: dotted key → text, per language. */
type Namespace = { name: string; folder: string; texts: Record<TextLanguage, Map<string, string>> };

/** The namespaces of a folder and the sources that use them, path → source. */
type Sources = { namespaces: Namespace[]; code: Map<string, string> };

/**
 * Reads all text files and all source files below a folder.
 *
 * @throws Error naming the file when a text file is missing, is no JSON, or holds something other than texts and groups.
 */
function readSources(folder: string): Sources {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).split(sep).join('/'))
    .toSorted();
  const folders = new Set(
    paths.filter((path) => /\/texts\/[a-z]+\.json$/.test(path)).map((path) => path.slice(0, path.lastIndexOf('/'))),
  );
  return {
    namespaces: [...folders].map(readNamespace),
    code: new Map(
      paths
        .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
        .map((path) => [path, readFileSync(path, 'utf8')]),
    ),
  };
}

/** The dotted keys of nested groups; the items of a list are numbered. */
function flatten(node: unknown, path = ''): [key: string, text: string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) throw new Error(`'${path}' is neither a text nor a group of texts`);
  return Object.entries(node).flatMap(([key, value]) => flatten(value, path ? `${path}.${key}` : key));
}

function readNamespace(folder: string): Namespace {
  const read = (language: TextLanguage) => {
    const file = `${folder}/${language}.json`;
    try {
      return new Map(flatten(JSON.parse(readFileSync(file, 'utf8'))));
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  };
  return {
    name: folder.split('/').at(-2) ?? '',
    folder,
    texts: { bs: read('bs'), hr: read('hr'), en: read('en') },
  };
}

/** The plural forms of i18next; English has no 'few'. */
const PLURALS: Record<TextLanguage, readonly string[]> = {
  bs: ['one', 'few', 'other'],
  hr: ['one', 'few', 'other'],
  en: ['one', 'other'],
};

/** The key without its plural ending: `results_few` → `results`. */
function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

/** Differences between the three languages of a namespace: keys, plural forms, placeholders, tags, empty texts. */
function parityProblems(namespace: Namespace): string[] {
  const keys = new Set(TEXT_LANGUAGES.flatMap((language) => [...namespace.texts[language].keys()].map(withoutPlural)));
  return [
    ...TEXT_LANGUAGES.flatMap((language) => emptyTexts(namespace, language)),
    ...[...keys].flatMap((key) => [...missingForms(namespace, key), ...unlikeParts(namespace, key)]),
  ];
}

function emptyTexts({ name, texts }: Namespace, language: TextLanguage): string[] {
  return [...texts[language]]
    .filter(([, text]) => !text.trim())
    .map(([key]) => `${name}:${key} is empty in ${language}`);
}

function missingForms({ name, texts }: Namespace, key: string): string[] {
  const isPlural = TEXT_LANGUAGES.some((language) => formsOf(texts[language], key).some((form) => form !== key));
  return TEXT_LANGUAGES.flatMap((language) => {
    const wanted = isPlural ? PLURALS[language].map((form) => `${key}_${form}`) : [key];
    const there = formsOf(texts[language], key);
    return [
      ...wanted.filter((form) => !there.includes(form)).map((form) => `${name}:${form} is missing in ${language}`),
      ...there
        .filter((form) => !wanted.includes(form) && !form.endsWith('_zero'))
        .map((form) => `${name}:${form} is no form of ${language}`),
    ];
  });
}

/** A `_one` form may omit the number, so the forms of a key are compared together. */
function unlikeParts({ name, texts }: Namespace, key: string): string[] {
  const partsOf = (language: TextLanguage) => {
    const forms = formsOf(texts[language], key).map((form) => texts[language].get(form) ?? '');
    return [
      ...new Set(
        forms.flatMap((text) => text.match(/\{\{\s*[\w.]+|<\/?\w+/g) ?? []).map((part) => part.replaceAll(/\s/g, '')),
      ),
    ]
      .toSorted()
      .join(' ');
  };
  const bosnian = partsOf('bs');
  return TEXT_LANGUAGES.filter(
    (language) => formsOf(texts[language], key).length > 0 && partsOf(language) !== bosnian,
  ).map(
    (language) =>
      `${name}:${key} has other placeholders or tags in ${language} ('${partsOf(language)}') than in bs ('${bosnian}')`,
  );
}

function formsOf(texts: ReadonlyMap<string, string>, key: string): string[] {
  return ['', '_zero', '_one', '_two', '_few', '_many', '_other']
    .map((ending) => key + ending)
    .filter((form) => texts.has(form));
}

/** Parts that are no words of a sentence: placeholders, tags, addresses, references to other texts. */
const NOT_WORDS = /\{\{.*?\}\}|<[^>]*>|https?:\/\/\S+|\S+@\S+|\$t\([^)]*\)/g;

/** Words of another language in a namespace, and whole sentences left in English. */
function wordProblems({ name, texts }: Namespace): string[] {
  return TEXT_LANGUAGES.flatMap((language) =>
    [...texts[language]].flatMap(([key, text]) => {
      const plain = text.replaceAll(NOT_WORDS, ' ');
      const foreign = FOREIGN[language].flatMap(({ from, words }) =>
        (plain.match(words) ?? []).map((word) => `${name}:${key} has the ${from} '${word}' in ${language}`),
      );
      const english = texts.en.get(key)?.replaceAll(NOT_WORDS, ' ').trim();
      const same = language !== 'en' && plain.trim() === english && (english.match(/\p{L}{2,}/gu) ?? []).length > 3;
      return same ? [...foreign, `${name}:${key} is the English text in ${language}`] : foreign;
    }),
  );
}

/** Texts that are named by no literal or template of the code, and by no other text as `$t(key)`. */
function unused(namespaces: readonly Namespace[], code: ReadonlyMap<string, string>): string[] {
  const names: string[] = [];
  const patterns: string[] = [];
  for (const [path, text] of code) {
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) names.push(node.text);
      if (ts.isTemplateExpression(node)) patterns.push(...patternOf(node));
      ts.forEachChild(node, visit);
    };
    visit(file);
    // A group that is read as a whole: `t('kind', { returnObjects: true })`.
    for (const [, group = ''] of text.matchAll(/\bt\('([\w.:-]+)', \{ returnObjects/g))
      patterns.push(`${escaped(group)}\\..+`);
  }
  const known = new Set(names);
  const pattern = new RegExp(`^(?:[\\w-]+:)?(?:${patterns.join('|') || '(?!)'})$`, 'u');
  const references = new Set(
    namespaces.flatMap(({ texts }) =>
      [...texts.bs.values()].flatMap((text) => text.match(/(?<=\$t\()[\w.:-]+/g) ?? []),
    ),
  );
  return namespaces.flatMap(({ name, texts }) =>
    [...texts.bs.keys()].flatMap((key) => {
      const forms = [key, withoutPlural(key)].flatMap((form) => [form, `${name}:${form}`]);
      const isUsed = forms.some((form) => known.has(form) || references.has(form) || pattern.test(form));
      return isUsed ? [] : [`${name}:${key} is never used`];
    }),
  );
}

/** `filters.${name}.label` → filters\..+\.label; empty when no fixed part identifies a key. */
function patternOf({ head, templateSpans }: ts.TemplateExpression): string[] {
  const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  if (
    parts.some((part) => /[^\w.:-]/.test(part)) ||
    !parts.some((part) => /^[\w-]+[.:]|[.:][\w-]+$|[\w-]\.$|^\.[\w-]/.test(part))
  )
    return [];
  return [parts.map(escaped).join('.+')];
}

const escaped = (text: string) => text.replaceAll('.', String.raw`\.`);
