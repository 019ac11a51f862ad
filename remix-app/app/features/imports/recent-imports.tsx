import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { LocalTime } from '~/components/local-time';
import { useTexts } from '~/texts/texts-context';
import type { RecentImport } from './imports.server';
import { recentImportsTexts } from './texts/recent';

/** The last imports, so that whoever left one finds it again. */
export function RecentImports({ recent }: { recent: readonly RecentImport[] }) {
  const t = useTexts(recentImportsTexts);
  if (recent.length === 0) return null;
  return (
    <Stack gap={4} mt="md">
      <Text size="sm" fw={600}>
        {t('title')}
      </Text>
      {recent.map(({ order, to }) => (
        <Text size="sm" key={order.id}>
          {t.rich('entry', {
            when: (
              <Anchor component={Link} to={to} size="sm">
                <LocalTime iso={order.createdAt} />
              </Anchor>
            ),
            done: order.created + order.skipped + order.failed,
            count: order.lines,
            failed: order.failed,
          })}
        </Text>
      ))}
    </Stack>
  );
}
