import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';

export function DevicesLink() {
  return (
    <Anchor component={Link} to="/user/devices" size="sm">
      See your devices
    </Anchor>
  );
}
