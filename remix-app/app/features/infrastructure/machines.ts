import type { Instance } from '@gatehouse/contracts';

export interface Machine {
  id: string;
  host: string;
  processes: Instance[];
}

/** The processes by the machine or container that they run on, by name. */
export function machinesOf(instances: readonly Instance[]): Machine[] {
  const hosts = [...new Set(instances.map(({ host }) => host))].sort();
  return hosts.map((host) => ({
    id: host,
    host,
    processes: instances.filter((instance) => instance.host === host),
  }));
}
