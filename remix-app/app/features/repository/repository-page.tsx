import { Anchor, Button, Code } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconDownload } from '@tabler/icons-react';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import { When } from '~/components/when';
import system from '../system/system.module.css';
import { CheckedWhen, countsOf } from './advisories';
import { licensesOf } from './licenses';
import type { BuildFacts, RepositoryView } from './repository.server';

const SIGNATURES: Record<NonNullable<BuildFacts['signature']>, string> = {
  good: 'Signed; git verified the signature at the build',
  untrusted: 'Signed; the build did not have the key to verify the signature',
  bad: 'Signed, but the signature is not valid',
  none: 'Not signed',
};
const UNKNOWN = 'Not recorded by this build';

/** Which version runs, what it was built from, and what it is made of. */
export function RepositoryPage({ repository }: { repository: RepositoryView }) {
  const { version, license, build, lockfileDigest, dependencies } = repository;
  const withHash = dependencies.filter(({ integrity }) => integrity?.startsWith('sha512-')).length;
  return (
    <>
      <PageHeader
        title="Repository Overview"
        action={
          <Button
            component="a"
            href="/superadmin/repository/sbom.json"
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
          >
            Download SBOM
          </Button>
        }
      >
        The version of this web app, its build and its dependencies.
      </PageHeader>
      <Section title="Build">
        <dl className={`${system.part} ${system.facts} ${system.wide}`}>
          <dt>Version</dt>
          <dd>{version}</dd>
          <dt>License</dt>
          <dd>{license}</dd>
          <dt>Commit</dt>
          <dd>
            {build.commit ? <span className={system.name}>{build.commit}</span> : UNKNOWN}
            {build.isChanged && ', with changes that are not committed'}
          </dd>
          <dt>Commit date</dt>
          <dd>{build.committedAt ? <When at={build.committedAt} /> : UNKNOWN}</dd>
          <dt>Commit signature</dt>
          <dd>{build.signature ? SIGNATURES[build.signature] : UNKNOWN}</dd>
          <dt>Built with</dt>
          <dd>Node {build.nodeVersion}</dd>
          <dt>Lockfile SHA-256</dt>
          <dd className={system.name}>{lockfileDigest}</dd>
        </dl>
        {!build.commit && (
          <p className={system.about}>
            Set <Code>SOURCE_COMMIT</Code> when you build without the git history, for example in a container.
          </p>
        )}
      </Section>
      <Section
        title="Dependencies"
        about="Packages that the API and the web app need at run time. The list is part of the build."
      >
        <dl className={`${system.part} ${system.facts} ${system.wide}`}>
          <dt>Packages</dt>
          <dd>
            {dependencies.length}, {dependencies.filter(({ isDirect }) => isDirect).length} of them direct.{' '}
            <Anchor component={Link} to="/superadmin/packages" size="sm">
              All packages
            </Anchor>
          </dd>
          <dt>SHA-512 in the lockfile</dt>
          <dd>
            {withHash} of {dependencies.length}. npm compares the hash of each package when it installs it.
          </dd>
          {licensesOf(dependencies).map(({ license: name, count }) => (
            <License key={name} name={name} count={count} />
          ))}
        </dl>
      </Section>
      <Section title="Advisories">
        <CheckedWhen check={build.advisories} />
        {build.advisories.advisories.length > 0 && (
          <p>
            {countsOf(build.advisories.advisories)}.{' '}
            <Anchor component={Link} to="/superadmin/packages" size="sm">
              All advisories
            </Anchor>
          </p>
        )}
        <p>
          Scanners that read CycloneDX check the downloaded SBOM without the repository, for example{' '}
          <Code>grype sbom:gatehouse-{version}.cdx.json</Code>.
        </p>
      </Section>
    </>
  );
}

function License({ name, count }: { name: string; count: number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <Anchor
          component={Link}
          to={`/superadmin/packages?${new URLSearchParams({ search: name })}`}
          size="sm"
        >
          {count} {count === 1 ? 'package' : 'packages'}
        </Anchor>
      </dd>
    </>
  );
}
