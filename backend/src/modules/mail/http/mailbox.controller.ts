import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { PublicRoute } from '../../../runtime/access/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { DemoMailbox, type MailboxMail } from '../delivery/demo-mailbox.js';
import { MailDelivery } from '../delivery/mail-delivery.js';
import { mailboxPage } from './mailbox-page.js';

/** The mailbox of the demonstration. Where mail is sent over SMTP it is not found. */
@ApiExcludeController()
@Controller('demo')
@PublicRoute('the mailbox of the demonstration; not found in production')
export class MailboxController {
  constructor(private readonly delivery: MailDelivery) {}

  @Get('mailbox')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async page(@Query('to') to?: string | string[]): Promise<string> {
    return mailboxPage(await this.mails(to));
  }

  @Get('mailbox.json')
  @Header('cache-control', 'no-store')
  list(@Query('to') to?: string | string[]): Promise<MailboxMail[]> {
    return this.mails(to);
  }

  private async mails(to: string | string[] | undefined): Promise<MailboxMail[]> {
    if (!(this.delivery instanceof DemoMailbox)) throw runtimeProblem('notFound');
    return this.delivery.list(typeof to === 'string' && to !== '' ? to : null);
  }
}
