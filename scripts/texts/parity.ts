import { TEXT_LANGUAGES, type Namespace, type TextLanguage } from './text-files.ts';

/** The plural forms i18next looks for; English has no 'few'. */
const PLURALS: Record<TextLanguage, readonly string[]> = {
  bs: ['one', 'few', 'other'],
  hr: ['one', 'few', 'other'],
  en: ['one', 'other'],
};

/** The key without its plural ending: `results_few` → `results`. */
export function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

/** Differences between the three languages of a namespace: keys, plural forms, placeholders, tags, empty texts. */
export function parityProblems(namespace: Namespace): string[] {
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

/** A `_one` form may leave the number out, so the forms of a key are compared together. */
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
