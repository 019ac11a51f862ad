import { type RouteEntry, TEXTS } from '@gatehouse/contracts';
import { Notice } from './notice';

export function UnderConstructionPage({ route }: { route: RouteEntry }) {
  return (
    <Notice route={route} label={TEXTS.underConstruction.comingSoon}>
      {TEXTS.underConstruction.detail}
    </Notice>
  );
}
