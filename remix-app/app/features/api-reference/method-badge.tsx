import { Badge } from '@mantine/core';

const COLORS: Record<string, string> = {
  GET: 'green',
  POST: 'brand',
  PUT: 'amber',
  PATCH: 'amber',
  DELETE: 'red',
};

export function MethodBadge({ method }: { method: string }) {
  return (
    <Badge color={COLORS[method] ?? 'gray'} variant="light" radius="sm" miw={76} tt="none">
      <bdi>{method}</bdi>
    </Badge>
  );
}
