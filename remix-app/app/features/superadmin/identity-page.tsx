import { PageHeader } from '~/components/page-header';
import { useUser } from '../auth/auth-context';
import { TileGrid } from '../console/tile-grid';
import { identityTiles } from './groups';

export function IdentityPage() {
  return (
    <>
      <PageHeader title="GoAuthentik Dashboard">
        Identity management: who there is, what proves it, and what they may reach.
      </PageHeader>
      <TileGrid tiles={identityTiles(useUser())} />
    </>
  );
}
