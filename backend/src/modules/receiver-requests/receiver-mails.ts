import { SOURCE_LOCALE, type Locale, type Texts } from '@guiche/i18n';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../database/index.js';
import type { TenantContext } from '../../runtime/context/index.js';
import { MailQueue } from '../mail/index.js';
import { Hosts } from '../platforms/index.js';
import { ReceiverProvider } from './receiver-provider.js';
import type { ReceiverRequest } from './store/receiver-requests.js';

/** What a provider said is for staff, and may be in any language. */
const REJECTED_TEXTS: Texts = {
  'pt-BR': 'O provedor não aceitou o cadastro. Confira seus dados e documentos.',
  'en-US': 'The provider did not accept the registration. Check your data and documents.',
  'es-ES': 'El proveedor no aceptó el registro. Revise sus datos y documentos.',
};

const NOT_CREATED_TEXTS: Texts = {
  'pt-BR': 'O provedor não recebeu o cadastro. Você pode pedir de novo.',
  'en-US': 'The provider has not received the registration. You can request it again.',
  'es-ES': 'El proveedor no recibió el registro. Puede pedirlo de nuevo.',
};

const SELLER = sql<{ platformId: string; id: string }>(
  'seller-of-receiver',
  'select name, email, locale from users_read where platform_id = :platformId and id = :id',
);

/** Mails to the seller of a receiver, written with what they tell. */
@Injectable()
export class ReceiverMails {
  constructor(
    private readonly mail: MailQueue,
    private readonly hosts: Hosts,
    private readonly provider: ReceiverProvider,
  ) {}

  /** It can be paid to, or not. Nothing is told of other states. */
  async tell(
    ctx: TenantContext,
    tx: EntityManager,
    { userId, provider, state, reason }: ReceiverRequest,
  ): Promise<void> {
    if (state !== 'ACTIVE' && state !== 'REJECTED' && state !== 'REFUSED') return;
    type Person = { readonly name: string; readonly email: string; readonly locale: Locale | null };
    const [person] = await statement<Person>(tx, SELLER({ platformId: ctx.platformId, id: userId }));
    if (!person) return;
    const locale = person.locale ?? SOURCE_LOCALE;
    const origin = (await this.hosts.originOfPlatform(ctx.platformId)) ?? '';
    const mail = { platformId: ctx.platformId, to: person.email, locale };
    const values = {
      ...{ name: person.name, provider: this.provider.nameOf(provider) },
      link: `${origin}/platform/my-profile/receivers`,
    };
    if (state === 'ACTIVE') await this.mail.add(tx, { ...mail, kind: 'receiverActive', values });
    else {
      const usual = state === 'REFUSED' ? NOT_CREATED_TEXTS : REJECTED_TEXTS;
      const told = (language: Locale) => ({ ...values, reason: reason ?? usual[language] });
      await this.mail.add(tx, { ...mail, kind: 'receiverRejected', values: told });
    }
  }
}
