import { checkTexts } from './texts.ts';

/** Second half of `npm run texts`. */
const { problems, namespaces, texts } = checkTexts('src');
for (const problem of problems) console.error(problem);
console.log(`${namespaces} namespaces, ${texts} texts in three languages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
