import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Blank, Filters, SearchField } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import { MethodBadge } from './method-badge';
import type { OperationGroup, OperationLine } from './operations';
import { Prose } from './prose';
import classes from './reference.module.css';

export interface ReferenceView {
  groups: OperationGroup[];
  search: string;
}

const BASE = '/superadmin/api';

/** Every operation of the API, by what it is about. */
export function ReferencePage({ groups, search }: ReferenceView) {
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <>
      <PageHeader title="Project Code">
        The API reference: {count} {count === 1 ? 'operation' : 'operations'}
        {search ? ' match' : ', as this installation answers them'}.{' '}
        <Anchor href="/api/v1/openapi.json" size="sm">
          OpenAPI document
        </Anchor>
      </PageHeader>
      <Filters base={BASE} held={{ search }}>
        <SearchField value={search} placeholder="Path, name or purpose" />
      </Filters>
      {groups.length > 1 && <Tags groups={groups} />}
      {groups.length === 0 && (
        <div className={list.frame}>
          <Blank title="No operation matches" action={{ label: 'Show all', to: BASE }}>
            Every word has to occur in the path, the name or the description.
          </Blank>
        </div>
      )}
      {groups.map(({ tag, about, operations }) => (
        <Section key={tag} id={anchorOf(tag)} title={tag} {...(about && { about })}>
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
  return (
    <nav aria-label="Subjects" className={classes.tags}>
      {groups.map(({ tag, operations }) => (
        <a key={tag} href={`#${anchorOf(tag)}`} className={classes.tag}>
          {tag} <span className={classes.count}>{operations.length}</span>
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
        <span className={classes.path}>{path}</span>
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
