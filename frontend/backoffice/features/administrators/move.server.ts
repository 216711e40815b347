import { redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { administratorsList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { sendReadForm } from '../../forms/send-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { MOVE_FORM } from './administrator-forms';
import { platformChoices } from './administrators.server';
import { findOrSend } from './find-platform.server';
import { findPlatformMessages } from './find-platform-messages.server';
import { administratorMessages } from './messages.server';

/** Who moves, and the other platforms that let people in. */
export async function loadMove(call: AreaCall) {
  const { row, platforms } = await movable(call);
  return {
    locale: call.locale,
    texts: compileMessages({ ...administratorMessages, ...findPlatformMessages }, call.locale),
    administrator: { id: row.id, name: row.name ?? '', platform: row.platform ?? '' },
    platforms,
  };
}

async function movable(call: AreaCall, q?: string) {
  const [{ row }, platforms] = await Promise.all([
    loadRow(administratorsList, call),
    platformChoices(call, q),
  ]);
  return { row, platforms: platforms.filter(({ name, isOpen }) => isOpen && name !== row.platform) };
}

/** Moves the administrator and leads to their account on the other platform, or searches that platform. */
export const moveAdministrator = (call: AreaActionCall) =>
  findOrSend(call, {
    rules: MOVE_FORM,
    choices: async (q) => (await movable(call, q)).platforms,
    send: () =>
      sendReadForm(call, MOVE_FORM, {
        send: (body) =>
          call.api.put('/api/master/administrators/{id}/platform', {
            params: { id: call.params.id ?? '' },
            body,
          }),
        sent: ({ id }): never => {
          throw redirect(`/master-root/administrators/${id}`, { status: 303 });
        },
      }),
  });
