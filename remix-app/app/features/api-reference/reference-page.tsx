import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Blank, Filters, SearchField } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import { usePageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import { MethodBadge } from './method-badge';
import type { OperationGroup, OperationLine } from './operations';
import { Prose } from './prose';
import classes from './reference.module.css';
import { referenceTexts } from './texts/reference';

export interface ReferenceView {
  groups: OperationGroup[];
  search: string;
}

const BASE = '/superadmin/api';

/** Every operation of the API by subject. */
export function ReferencePage({ groups, search }: ReferenceView) {
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  const t = useTexts(referenceTexts);
  return (
    <>
      <PageHeader title={usePageTitle()}>
        {t.rich(search ? 'matches' : 'count', {
          count,
          link: (inner) => (
            <Anchor href="/api/v1/openapi.json" size="sm">
              {inner}
            </Anchor>
          ),
        })}
      </PageHeader>
      <Filters base={BASE} held={{ search }}>
        <SearchField value={search} placeholder={t('placeholder')} />
      </Filters>
      {groups.length > 1 && <Tags groups={groups} />}
      {groups.length === 0 && (
        <div className={list.frame}>
          <Blank title={t('noMatch')} action={{ label: t('showAll'), to: BASE }}>
            {t('noMatchAbout')}
          </Blank>
        </div>
      )}
      {groups.map(({ tag, about, operations }) => (
        <Section
          key={tag}
          id={anchorOf(tag)}
          title={<Prose text={tag} />}
          about={about && <Prose text={about} />}
        >
          <ul className={classes.operations}>
            {operations.map((operation) => (
              <Line key={operation.id} operation={operation} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

function Tags({ groups }: { groups: readonly OperationGroup[] }) {
  const t = useTexts(referenceTexts);
  return (
    <nav aria-label={t('subjects')} className={classes.tags}>
      {groups.map(({ tag, operations }) => (
        <a key={tag} href={`#${anchorOf(tag)}`} className={classes.tag}>
          <Prose text={tag} /> <span className={classes.count}>{operations.length}</span>
        </a>
      ))}
    </nav>
  );
}

function Line({ operation: { id, method, path, summary } }: { operation: OperationLine }) {
  return (
    <li id={id}>
      <Link to={`?operation=${id}`} className={classes.operation}>
        <MethodBadge method={method} />
        <span className={classes.path}>
          <bdi>{path}</bdi>
        </span>
        <span className={classes.summary}>
          <Prose text={summary} />
        </span>
      </Link>
    </li>
  );
}

function anchorOf(tag: string): string {
  return `about-${tag.toLowerCase().replaceAll(/\W+/g, '-')}`;
}
