/** The languages of the text files. */
export const TEXT_LANGUAGES = ['bs', 'hr', 'en'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

const ENGLISH =
  'the|and|with|for|of|your|you|this|that|these|please|are|was|were|have|has|from|will|not|here|click|select|choose|search|' +
  'download|upload|loading|back|next|previous|close|open|save|send|error|page|year|home|view|show|hide|more|all';

/** Beginnings of words that are Bosnian where Croatian has another word. */
const BOSNIAN_ONLY =
  'finansij|finansira|izvještaj|izveštaj|preduzeć|privredn(?:o|og|om|a|ih|im) društv|hiljad|tača?n|netača?n|tačk|opšt|uopšte|saobraćaj|' +
  'sedmic|štamp|saradnj|sarađ|historij|istorij|kompanij|bilans|ko(?!\\p{L})|neko(?!\\p{L})|niko(?!\\p{L})|takođe|hemij|evrop|uticaj|zvanič|' +
  'sopstven|sistem|spisak|kancelarij|nivo|grešk|avgust|august|januar|februar|mart(?:a|u)?(?!\\p{L})|april|maj(?:a|u)?(?!\\p{L})|' +
  'jun(?:i|a|u)?(?!\\p{L})|jul(?:i|a|u)?(?!\\p{L})|septemb|oktob|novemb|decemb|organizovan|registrovan|definisan|kontrolisan|' +
  'informisa|penzij|dugme|vanredn|ličn|hljeb|čas(?!\\p{L})|kanton|uslov|saglasn|obavješten|glasanj|povjer(?:ioc|ilac)|upravnik|sazna|' +
  'pružalac|pružaoc|pošiljalac|pošiljaoc|cjenovnik|udruženj|fondacij|budžet|zbir(?!n)|sabira|tabel|kolon|cifr|cifar|taks|podršk|obuhvata|' +
  'prihvata(?!n)|nezavis|zavisi|meni(?:ja|ju|jem)|link|ekran|tastatur|server|računar|verzij|ponovo(?!\\p{L})|trenutno(?!\\p{L})|toku(?!\\p{L})|' +
  'dozvol|sačuvajte|lic[aeu](?!\\p{L})|lic(?:em|ima)(?!\\p{L})|kome(?!\\p{L})|nikome|odštampa|popun(?:i|j)|upored|poređ|djelimič|licenc(?!ij)|' +
  'radn\\p{L}+ svesk|filter|šta(?!\\p{L})|utič|obavez|posmatra|sličic';

/** Beginnings of words that are Croatian where Bosnian has another word. */
const CROATIAN_ONLY =
  'financij|financira|izvješć|poduzeć|trgovačk(?:o|og|om|a|ih|im) društv|tisuć|toča?n|netoča?n|točk|opć(?:e|i)nit|tjedan|tjedn|tvrtk|' +
  'tisak(?!\\p{L})|tiska|suradnj|surađ|povijest|bilanc|tko(?!\\p{L})|netko|nitko|pogrešk|pogrešc|primit(?:ak|k)|kemij|europ|utjecaj|' +
  'služben(?:a|e|i|o) iskaznic|gospodarstv|gospodarsk|sukladno|mirovin|siječ(?:anj|nj)|veljač|ožuj|travanj|travnj|svibanj|svibnj|' +
  'lipanj|lipnj|srpanj|srpnj|kolovoz|rujan|rujn|listopad|studen(?:i|og)(?!\\p{L})|prosinac|prosinc|račun dobiti|županij|sustav|' +
  'tijek|trenutačn|obvez(?!ni)|obvezn[oaei](?!\\p{L})|poveznic|izbornik|zaslon|tipkovnic|poslužitelj|računal|inačic|uvjet|suglasn|' +
  'obavijest|glasovanj|vjerovni|upravitelj|razin|skupin|dozna|pružatelj|pošiljatelj|izravn|cjenik|izvad(?:ak|c)|izvatk|udrug|zaklad|' +
  'proračunsk|zbroj|zbraj|tablic|stup(?:ac|c)|redak(?!\\p{L})|retk|redc|znamen|pristojb|potpor|obuhvać|prihvaća|neovis|ovisi|osobit|' +
  'bjanko|spremi|dopust|komu(?!\\p{L})|nikomu|ondje|promatra|licencij|ispiš|ožuj';

/** Phrases translated literally from English, and words the glossary rules out, in either language. */
const CALQUES =
  'očistite|odustanite(?! od)|molimo (?:pričekajte|sačekajte|navedite)|za ispraviti|popis\\p{L}* praćenja|paketn|' +
  'kod (?:otvaranja|zaključenja|ponovnog)|list\\p{L} klijenata|zadnj|na e-poštu|nije razumljiv';

/** Words that texts of a language must not contain, and the language they belong to (docs/glossary.md). */
export const FOREIGN: Record<TextLanguage, { from: string; words: RegExp }[]> = {
  bs: [
    { from: 'English', words: new RegExp(`(?<!\\p{L})(?:${ENGLISH})(?!\\p{L})`, 'giu') },
    { from: 'Croatian', words: new RegExp(`(?<!\\p{L})(?:${CROATIAN_ONLY})\\p{L}*`, 'giu') },
    { from: 'discarded', words: new RegExp(`(?<!\\p{L})(?:${CALQUES})\\p{L}*`, 'giu') },
  ],
  hr: [
    { from: 'English', words: new RegExp(`(?<!\\p{L})(?:${ENGLISH})(?!\\p{L})`, 'giu') },
    { from: 'Bosnian', words: new RegExp(`(?<!\\p{L})(?:${BOSNIAN_ONLY})\\p{L}*`, 'giu') },
    { from: 'discarded', words: new RegExp(`(?<!\\p{L})(?:${CALQUES})\\p{L}*`, 'giu') },
  ],
  en: [],
};
