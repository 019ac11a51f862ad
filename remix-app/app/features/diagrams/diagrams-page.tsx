import { Anchor } from '@mantine/core';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import type { Diagram } from './diagram';
import { DiagramSvg, PAGE_COLORS } from './diagram-svg';
import classes from './diagrams.module.css';

/** The running system in pictures; each is also a list for those who do not see it. */
export function DiagramsPage({ diagrams }: { diagrams: readonly Diagram[] }) {
  return (
    <>
      <PageHeader title="Visual Diagrams">
        Processes, data and sign-ins as they are now.{' '}
        <Anchor href="" size="sm">
          Read again
        </Anchor>
      </PageHeader>
      {diagrams.map((diagram) => (
        <Section key={diagram.name} title={diagram.title}>
          {diagram.columns.every(({ boxes }) => boxes.length === 0) ? (
            <p>Boxes appear here after the first sign-in.</p>
          ) : (
            <>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it */}
              <section className={classes.frame} tabIndex={0} aria-label={`${diagram.title}, drawn`}>
                <DiagramSvg diagram={diagram} colors={PAGE_COLORS} />
              </section>
              <Anchor
                href={`/superadmin/diagrams/${diagram.name}.svg`}
                download
                size="sm"
                className={classes.download}
              >
                Download {diagram.title.toLowerCase()} as SVG
              </Anchor>
              <details>
                <summary className={classes.summary}>Show as a list</summary>
                <ul>
                  {diagram.columns.map(({ title, boxes }) => (
                    <li key={title}>
                      {title}: {boxes.map(({ label, note }) => `${label} (${note})`).join('; ') || 'none'}
                    </li>
                  ))}
                </ul>
              </details>
            </>
          )}
        </Section>
      ))}
    </>
  );
}
