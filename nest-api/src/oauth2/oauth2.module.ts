import { Module } from '@nestjs/common';

@Module({})
export class OAuth2Module {}
