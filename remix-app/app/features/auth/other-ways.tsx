import { Anchor, Text } from '@mantine/core';
import { Link, useLocation } from '@remix-run/react';
import { useTexts } from '~/texts/texts-context';
import { otherWaysTexts } from './texts/other-ways';

/** Links from an application's sign-in to the page with every method, which leads back here. */
export function OtherWays() {
  const t = useTexts(otherWaysTexts);
  const { pathname } = useLocation();
  return (
    <Text size="sm" ta="center" mt={4}>
      <Anchor component={Link} to={`/login?${new URLSearchParams({ returnTo: pathname })}`} size="sm">
        {t('withOrganization')}
      </Anchor>
    </Text>
  );
}
