import { Badge } from '@mantine/core';
import { Link } from '@remix-run/react';
import { type Column, Filters, ListPage, SearchField } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Advisories } from './advisories';
import type { AdvisoryCheck } from './advisory';

interface Line {
  id: string;
  name: string;
  version: string;
  license: string | null;
  isDirect: boolean;
  needs: number;
}

interface Props {
  view: { search: string; isWhole: boolean; total: number; dependencies: Line[]; check: AdvisoryCheck };
}

const COLUMNS: Column<Line>[] = [
  { label: 'Package', cell: ({ name }) => name },
  { label: 'Version', cell: ({ version }) => version },
  { label: 'License', cell: ({ license }) => license ?? <span className={list.quiet}>Not stated</span> },
  {
    label: 'Required by',
    cell: ({ isDirect }) =>
      isDirect ? (
        <Badge variant="light" tt="none">
          Gatehouse
        </Badge>
      ) : (
        <span className={list.quiet}>A dependency</span>
      ),
  },
  { label: 'Dependencies', cell: ({ needs }) => needs },
];

/** Every package that the product runs with, and its license. */
export function DependenciesPage({ view: { search, isWhole, total, dependencies, check } }: Props) {
  return (
    <ListPage
      title="Repository Details"
      about={
        <>
          {isWhole
            ? `${total} packages`
            : `${dependencies.length} of ${total} packages: those that Gatehouse asks for itself.`}{' '}
          {!isWhole && <Link to="?all=1">Show all packages</Link>}
        </>
      }
      others={
        <a href="/superadmin/repository/sbom.json" className={list.quiet}>
          Download as CycloneDX
        </a>
      }
      items={dependencies}
      columns={COLUMNS}
      pages={{ first: null, next: null }}
      filters={
        <Filters base="/superadmin/packages" held={{ search }}>
          <SearchField value={search} placeholder="Name or license" />
        </Filters>
      }
      isNarrowed={search !== ''}
      empty="This build has no dependencies."
      noMatch="No package has this name or license."
    >
      <Advisories check={check} />
    </ListPage>
  );
}
