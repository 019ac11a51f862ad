import { directionOf } from '@gatehouse/texts';
import { Anchor } from '@mantine/core';
import { Disclosure } from '~/components/panel/disclosure';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import { usePageTitle } from '~/components/shell/page-title';
import { useFormats, useLanguage, useTexts } from '~/texts/texts-context';
import type { Diagram } from './diagram';
import { DiagramSvg, PAGE_COLORS } from './diagram-svg';
import classes from './diagrams.module.css';
import { diagramsTexts } from './texts/page';

/** Diagrams of the running system. Each is also a list. */
export function DiagramsPage({ diagrams }: { diagrams: readonly Diagram[] }) {
  const t = useTexts(diagramsTexts);
  return (
    <>
      <PageHeader title={usePageTitle()}>
        {t.rich('about', {
          again: (inner) => (
            <Anchor href="" size="sm">
              {inner}
            </Anchor>
          ),
        })}
      </PageHeader>
      {diagrams.map((diagram) => (
        <Section key={diagram.name} title={diagram.title}>
          {diagram.columns.every(({ boxes }) => boxes.length === 0) ? (
            <p>{t('empty')}</p>
          ) : (
            <Drawing diagram={diagram} />
          )}
        </Section>
      ))}
    </>
  );
}

function Drawing({ diagram }: { diagram: Diagram }) {
  const t = useTexts(diagramsTexts);
  const direction = directionOf(useLanguage());
  const { title, name } = diagram;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it */}
      <section className={classes.frame} tabIndex={0} aria-label={t('drawn', { title })}>
        <DiagramSvg diagram={diagram} colors={PAGE_COLORS} direction={direction} />
      </section>
      <Anchor href={`/superadmin/diagrams/${name}.svg`} download size="sm" className={classes.download}>
        {t('download', { title })}
      </Anchor>
      <BoxList diagram={diagram} />
    </>
  );
}

function BoxList({ diagram }: { diagram: Diagram }) {
  const t = useTexts(diagramsTexts);
  const formats = useFormats();
  return (
    <Disclosure summary={t('asList')}>
      <ul>
        {diagram.columns.map(({ title, boxes }) => (
          <li key={title}>
            {t('boxes', {
              column: title,
              boxes: formats.list(boxes.map(({ label, note }) => t('box', { label, note }))) || t('none'),
            })}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
