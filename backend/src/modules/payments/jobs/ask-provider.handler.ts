import { Injectable } from '@nestjs/common';
import { Handles, type JobHandler } from '../../../runtime/jobs/index.js';
import { AskProvider } from '../use-cases/ask-provider.js';
import { askProviderJob } from './ask-provider.job.js';

@Injectable()
@Handles(askProviderJob)
export class AskProviderHandler implements JobHandler<{ attemptId: string; platformId: string }> {
  constructor(private readonly askProvider: AskProvider) {}

  async handle({ attemptId, platformId }: { attemptId: string; platformId: string }): Promise<void> {
    await this.askProvider.ask(platformId, attemptId, 'janitor');
  }
}
