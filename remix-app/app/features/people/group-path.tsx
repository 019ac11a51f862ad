import type { GroupRef } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconChevronRight } from '@tabler/icons-react';
import { Fragment } from 'react';
import type { Organization } from '../people/people.server';
import classes from './group-path.module.css';
import { groupsPath } from './groups-path';

/** The groups that lead to a membership, each with a link. */
export function GroupPath({ path, organization }: { path: readonly GroupRef[]; organization: Organization }) {
  const base = groupsPath(organization);
  return (
    <span className={classes.path}>
      {path.map(({ id, name }, place) => (
        <Fragment key={id}>
          {place > 0 && (
            <IconChevronRight size={14} stroke={1.6} aria-hidden="true" className={classes.then} />
          )}
          <Anchor component={Link} to={`${base}/${id}`} size="sm">
            <bdi>{name}</bdi>
          </Anchor>
        </Fragment>
      ))}
    </span>
  );
}
