import { z } from 'zod';
import { SETTING_SOURCES } from './system.ts';

export const INSTANCE_KINDS = ['api', 'web', 'gateway'] as const;

/** Interval of a process's reports. */
export const HEARTBEAT_MS = 15_000;

const SettingSchema = z.object({
  name: z.string().min(1).max(60),
  value: z.string().max(2_000).nullable(),
  source: z.enum(SETTING_SOURCES),
  secret: z.boolean(),
});

/** A process's report about itself. Settings contain no secrets. The API reads its own settings directly. */
export const InstanceReportSchema = z.object({
  id: z.uuid(),
  kind: z.enum(INSTANCE_KINDS),
  host: z.string().min(1).max(253),
  pid: z.int().min(1).max(4_194_304),
  version: z.string().min(1).max(40),
  nodeVersion: z.string().min(1).max(40),
  startedAt: z.iso.datetime(),
  settings: z.array(SettingSchema).max(100).default([]),
});
export type InstanceReport = z.infer<typeof InstanceReportSchema>;

export const InstanceSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(INSTANCE_KINDS),
    host: z.string().meta({ description: 'Name of the machine or container' }),
    pid: z.int().min(1).max(4_194_304),
    version: z.string().meta({ example: '0.1.0' }),
    nodeVersion: z.string().meta({ example: '24.21.0' }),
    startedAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    standing: z.enum(['running', 'late', 'gone']).meta({
      description: 'late: no report for a minute. gone: no report for five minutes; removed after an hour',
    }),
    migration: z.string().nullable().meta({ description: 'The newest migration that it knows. API only' }),
    masterKeys: z.array(z.string()).meta({ description: 'Key IDs, the current one first. API only' }),
  })
  .meta({ id: 'Instance' });
export type Instance = z.infer<typeof InstanceSchema>;

export const SystemDeploymentSchema = z
  .object({
    asOf: z.iso.datetime(),
    instances: z.array(InstanceSchema),
    migrations: z.object({
      applied: z.int().min(0).max(100_000),
      last: z.string().nullable(),
      pending: z.array(z.string()),
      ahead: z.array(z.string()),
    }),
    signingKeys: z
      .array(
        z.object({
          kid: z.string(),
          alg: z.string(),
          status: z.enum(['next', 'current', 'retired']),
          since: z.iso.datetime(),
        }),
      )
      .meta({ description: 'Current and next keys of the shared issuer' }),
  })
  .meta({ id: 'SystemDeployment' });
export type SystemDeployment = z.infer<typeof SystemDeploymentSchema>;

export const ReportedSettingsSchema = z
  .object({
    items: z.array(
      z.object({
        kind: z.enum(INSTANCE_KINDS),
        host: z.string(),
        pid: z.int().min(1).max(4_194_304),
        lastSeenAt: z.iso.datetime(),
        settings: z.array(SettingSchema),
      }),
    ),
  })
  .meta({
    id: 'ReportedSettings',
    description: 'Of web app and gateway, from the latest report of each',
  });
export type ReportedSettings = z.infer<typeof ReportedSettingsSchema>;
