import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TreeProblem } from '#domain/agency-check/tree-problems.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { href } from '#shared/routing/href.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { Table, TableHead } from '#shared/ui/Table.tsx';

/** More rows than these help nobody. */
const SHOWN = 200;

/** What is wrong with the items of the content: which one, in which language, and what; `missing` are languages without content. */
export function TreeSection({ problems, missing }: { problems: readonly TreeProblem[]; missing: readonly Lang[] }) {
  const { t } = useTranslation(['operator-desk', 'layout']);
  return (
    <Section title={t('look.tree')} intro={t('look.treeIntro')}>
      {missing.length > 0 ? (
        <Banner kind="error" title={t('look.treeMissing')}>
          {missing.map((lang) => t(`layout:languages.${lang}`)).join(', ')}
        </Banner>
      ) : null}
      {problems.length === 0 ? (
        missing.length > 0 ? null : (
          <Banner kind="ok">{t('look.treeGood')}</Banner>
        )
      ) : (
        <>
          <Table stack caption={t('look.count', { count: problems.length })}>
            <TableHead columns={[t('look.item'), t('layout:language'), t('look.problem')]} />
            <tbody>
              {problems.slice(0, SHOWN).map(({ kind, id, lang, title, detail }) => (
                <tr key={`${lang} ${kind} ${id}`}>
                  <th scope="row">
                    {kind === 'unreadable' || kind === 'missing' ? (
                      <span lang={lang}>{title || t('look.untitledItem')}</span>
                    ) : (
                      <Link to={href('content', lang, { id, slug: '-' })}>{title || t('look.untitledItem')}</Link>
                    )}
                    <span className="small muted">{` ${id}`}</span>
                  </th>
                  <td data-l={t('layout:language')}>{t(`layout:languages.${lang}`)}</td>
                  <td data-l={t('look.problem')}>
                    <span>{t(`look.kinds.${kind}`)}</span>
                    {detail ? (
                      <>
                        <span>{': '}</span>
                        <code>{detail}</code>
                      </>
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
          {problems.length > SHOWN ? <p className="small muted">{t('look.more', { shown: SHOWN })}</p> : null}
        </>
      )}
    </Section>
  );
}
