import { useLoaderData } from '@remix-run/react';
import { DependenciesPage } from '~/features/repository/dependencies-page';
import { readRepository } from '~/features/repository/repository.server';
import { packagesTexts } from '~/features/repository/texts/packages';
import { titleFromTable } from '~/meta';
import { listLoader } from '~/server/saved-views.server';
import { textsOf } from '~/server/texts.server';

export const meta = titleFromTable;

export const loader = listLoader(
  () => ({ list: 'packages' }),
  ({ visit }) => {
    const { searchParams } = visit.url;
    const search = (searchParams.get('search') ?? '').trim().toLowerCase();
    // All of them are several hundred lines, so they come when they are asked for.
    const isWhole = search !== '' || searchParams.has('all');
    const { dependencies, build } = readRepository();
    const notStated = textsOf(visit.request, packagesTexts)('notStated');
    return {
      search,
      isWhole,
      check: build.advisories,
      total: dependencies.length,
      dependencies: dependencies
        .filter(({ isDirect }) => isWhole || isDirect)
        .filter(({ name, license }) => `${name} ${license ?? notStated}`.toLowerCase().includes(search))
        .map(({ name, version, license, isDirect, needs }) => ({
          id: `${name}@${version}`,
          name,
          version,
          license,
          isDirect,
          needs: needs.length,
        })),
    };
  },
);

export default function RepositoryDetails() {
  return <DependenciesPage view={useLoaderData<typeof loader>()} />;
}
