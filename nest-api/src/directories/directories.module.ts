import { Module } from '@nestjs/common';
import { DirectoryAccess } from './directory-access.js';
import { DirectoryRequests } from './directory-requests.service.js';
import { DirectoryUsers } from './directory-users.service.js';

@Module({
  providers: [DirectoryAccess, DirectoryRequests, DirectoryUsers],
  exports: [DirectoryAccess, DirectoryRequests, DirectoryUsers],
})
export class DirectoriesModule {}
