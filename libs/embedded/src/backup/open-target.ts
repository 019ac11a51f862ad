import type { BackupPlace } from './backup-settings.ts';
import { FolderTarget } from './folder-target.ts';
import { S3Target } from './s3-target.ts';
import type { Target } from './target.ts';

export function openTarget(place: BackupPlace): Target {
  return place.address.startsWith('s3:') ? new S3Target(place) : new FolderTarget(place.address);
}
