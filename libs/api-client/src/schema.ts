// Generated from the API by `npm run api:generate`. Do not edit.

import type { Cents } from '@guiche/money';

export interface paths {
  '/api/admin/customization/pictures/uploads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A link to which a picture of the look is sent by PUT within 60 seconds. */
    post: operations['BrandPicturesController_grant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/site': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the host of this request is used for. */
    get: operations['SiteController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/customization': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The look of the platform. */
    get: operations['CustomizationController_show'];
    /** Changes the look of the platform, at once on every page and in every mail. */
    put: operations['CustomizationController_change'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/customization/changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The latest changes of the look. */
    get: operations['CustomizationController_history'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/customization/changes/{id}/undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Restores the look that a change replaced. */
    post: operations['CustomizationController_undo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-pixels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list platform-pixels. */
    get: operations['list_admin_platform-pixels'];
    put?: never;
    /** Adds a tracking id of the platform itself. */
    post: operations['PlatformPixelsController_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-pixels/{id}/settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What can be changed of a tracking id, without its token. */
    get: operations['PlatformPixelsController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-pixels/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list platform-pixels. */
    get: operations['row_admin_platform-pixels'];
    /** Changes a tracking id of the platform. */
    put: operations['PlatformPixelsController_change'];
    post?: never;
    /** Removes a tracking id of the platform. */
    delete: operations['PlatformPixelsController_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-pixels/{id}/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Forgets the token of a tracking id. The server then sends no events. */
    delete: operations['PlatformPixelsController_removeToken'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-pixels/{id}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends a page view to the network, marked as a test. */
    post: operations['PlatformPixelsController_test'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The settings of the platform. */
    get: operations['PlatformSettingsController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-settings/methods': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Which payment methods are offered, and whether sellers can withdraw. */
    put: operations['PlatformSettingsController_setMethods'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-settings/fees': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** What sellers pay the platform for a sale. Orders keep the fees of their purchase. */
    put: operations['PlatformSettingsController_setFees'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-settings/installments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** In how many installments buyers may pay by card, and what they pay for it. */
    put: operations['PlatformSettingsController_setInstallments'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-settings/release': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** When money of sales is released. Orders keep the scheme of their purchase. */
    put: operations['PlatformSettingsController_setRelease'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-settings/withdrawals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Which withdrawals are taken, what they cost, and who decides about them. */
    put: operations['PlatformSettingsController_setWithdrawals'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-settings/disputes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Deadlines and fees of disputes. Disputes keep those of their notice. */
    put: operations['PlatformSettingsController_setDisputes'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-settings/anticipations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Whether sellers are paid early, how much of a sale, and what it costs. Requests keep their rate. */
    put: operations['PlatformSettingsController_setAnticipations'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-settings/company': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Who runs the platform, as its checkouts name it. */
    put: operations['PlatformSettingsController_setCompany'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-settings/checkout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** What every checkout of the platform does. */
    put: operations['PlatformSettingsController_setCheckout'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-settings/selling': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** What sellers may offer. Days and currencies that products and offers have stay. */
    put: operations['PlatformSettingsController_setSelling'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-settings/documents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Which documents sellers must send. Who is verified stays so; who has all of them becomes so. */
    put: operations['PlatformSettingsController_setDocuments'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-settings/languages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** The languages of pages and mails, and the usual one. */
    put: operations['PlatformSettingsController_setLanguages'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-settings/access': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** From which addresses staff use the administration. The own one must be among them. */
    put: operations['PlatformSettingsController_setAccess'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-settings/changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The latest changes of the settings, and those to come. */
    get: operations['PlatformSettingsController_history'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-settings/changes/{id}/undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Restores the values that a change replaced. */
    post: operations['PlatformSettingsController_undo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-settings/changes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Cancels a change that is to come. */
    delete: operations['PlatformSettingsController_cancel'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/fees': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What platforms without own fees take of a sale, with the history. */
    get: operations['InstallationFeesController_show'];
    /** Sets the fees of platforms without own ones, at once or from a day on. */
    put: operations['InstallationFeesController_set'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/fees/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Cancels fees that have not begun. */
    delete: operations['InstallationFeesController_cancel'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The active sessions of the signed-in person in this area. */
    get: operations['SessionsController_list'];
    put?: never;
    /** Signs in to one area of the platform of the host. */
    post: operations['SessionsController_create'];
    /** Ends every other session of the signed-in person in this area. */
    delete: operations['SessionsController_endOthers'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sessions/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The session of this request. */
    get: operations['SessionsController_current'];
    put?: never;
    post?: never;
    /** Signs out. */
    delete: operations['SessionsController_end'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sessions/current/areas': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The areas in which the signed-in person has an account, by the e-mail address. */
    get: operations['SessionsController_areas'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sessions/current/proof': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How long the last proof of who the signed-in person is still counts. */
    get: operations['SessionsController_proof'];
    put?: never;
    /** Proves who the signed-in person is, before a sensitive change. */
    post: operations['SessionsController_prove'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sessions/devices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The browsers on which the signed-in person skips the second factor. */
    get: operations['SessionsController_devices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sessions/devices/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Forgets a browser: the second factor is asked for there again. */
    delete: operations['SessionsController_forget'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sessions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Ends one session of the signed-in person in this area. */
    delete: operations['SessionsController_endOne'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/password-recoveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends a link to set a new password, if there is such an account. The answer does not say whether. */
    post: operations['PasswordsController_request'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/passwords': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sets a password by a link that was sent by mail. All sessions of the person end. */
    post: operations['PasswordsController_set'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/passwords/own': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Changes the password of the signed-in person. Every other session in this area ends, and this one gets another token. */
    put: operations['PasswordsController_change'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/functionaries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list functionaries. */
    get: operations['list_admin_functionaries'];
    put?: never;
    /** Invites a functionary by mail. */
    post: operations['FunctionariesController_invite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/functionaries/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A functionary of the platform. */
    get: operations['FunctionariesController_show'];
    /** Changes a functionary: name, permissions, whether they are blocked. */
    put: operations['FunctionariesController_change'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/functionaries/{id}/removal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Removes a functionary for good. What they did stays in the records. */
    post: operations['FunctionariesController_remove'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/functionaries/{id}/second-factor-reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Removes the second factor of a functionary who lost it. The sessions end. */
    post: operations['FunctionariesController_resetSecondFactor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/functionaries/{id}/invitation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends the invitation again. The links before it stop working. */
    post: operations['FunctionariesController_inviteAgain'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/managers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list managers. */
    get: operations['list_admin_managers'];
    put?: never;
    /** Invites an account manager by mail. */
    post: operations['ManagersController_invite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/managers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An account manager of the platform. */
    get: operations['ManagersController_show'];
    /** Changes a manager: name, code, whether they are blocked. */
    put: operations['ManagersController_change'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/managers/{id}/second-factor-reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Removes the second factor of a manager who lost it. The sessions end. */
    post: operations['ManagersController_resetSecondFactor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/managers/{id}/invitation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends the invitation again. The links before it stop working. */
    post: operations['ManagersController_inviteAgain'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/manager/link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The own code and the address at which sellers register with it. */
    get: operations['ManagerLinkController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/masters': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The operators of the installation. */
    get: operations['MastersController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/masters/{id}/second-factor-reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Removes the second factor of another master, who lost it. The sessions end. */
    post: operations['MastersController_resetSecondFactor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/impersonation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Signs in as a seller, to look only, for 30 minutes. */
    post: operations['SellersController_impersonateSeller'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/second-factor': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether a seller has a second factor, which staff could remove. */
    get: operations['SellersController_secondFactor'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/second-factor-reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Removes the second factor of a seller who lost it. The sessions end. */
    post: operations['SellersController_resetSecondFactor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/block': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Blocks a seller, who then cannot sign in, or takes that back. */
    put: operations['SellersController_block'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/second-factor': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the signed-in person has a second factor. */
    get: operations['SecondFactorController_show'];
    put?: never;
    /** Prepares an authenticator. It counts once it is confirmed. */
    post: operations['SecondFactorController_prepare'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/second-factor/confirmation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirms the authenticator by a code. Every other session in this area ends, and this one gets another token. */
    post: operations['SecondFactorController_confirm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/second-factor/removal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Removes the second factor. */
    post: operations['SecondFactorController_remove'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/passkeys/challenges': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Asks for a passkey of the domain of the host, to sign in. */
    post: operations['PasskeysController_ask'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/passkeys/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Signs in with a passkey alone. */
    post: operations['PasskeysController_signIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/passkeys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The passkeys of the signed-in person. */
    get: operations['PasskeysController_list'];
    put?: never;
    /** Adds the passkey that the browser created. Every other session in this area ends. */
    post: operations['PasskeysController_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/passkeys/preparation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What the browser needs to create a passkey for the domain of the host. */
    post: operations['PasskeysController_prepare'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/passkeys/{id}/removal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Removes a passkey. */
    post: operations['PasskeysController_remove'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform-entries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Opens the session that a master was permitted at this platform. */
    post: operations['PlatformEntriesController_enter'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registrations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Registers a seller on the platform of the host and sends a code. The answer does not say whether the account existed. */
    post: operations['RegistrationsController_register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/registrations/confirmation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirms the e-mail address by the code that was sent. */
    post: operations['RegistrationsController_confirm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the signed-in seller said about themselves. */
    get: operations['ProfileController_show'];
    /** Changes the own profile. */
    put: operations['ProfileController_change'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/manager/profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the signed-in manager said about themselves. */
    get: operations['ManagerProfileController_show'];
    /** Changes the own profile. */
    put: operations['ManagerProfileController_change'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/platforms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list platforms. */
    get: operations['list_master_platforms'];
    put?: never;
    /** Creates a platform and invites its first administrator by mail. */
    post: operations['AdministratorsController_openPlatform'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/administrators': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list administrators. */
    get: operations['list_master_administrators'];
    put?: never;
    /** Invites an administrator of a platform by mail. */
    post: operations['AdministratorsController_invite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/administrators/{id}/invitation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends the invitation again. The links before it stop working. */
    post: operations['AdministratorsController_inviteAgain'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/administrators/{id}/block': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Blocks an administrator, whose sessions end, or takes that back. */
    put: operations['AdministratorsController_block'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/administrators/{id}/platform': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Takes an administrator away from their platform and invites them to another one by mail. */
    put: operations['AdministratorsController_changePlatform'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/administrators/{id}/second-factor-reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Removes the second factor of an administrator who lost it. The sessions end. */
    post: operations['AdministratorsController_resetSecondFactor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/session-logs/bulk/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ends the sessions of several sign-ins. */
    post: operations['AdministratorsController_endSelectedSessions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/administrators/{id}/entry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Permits to enter the platform as this administrator, to look only. */
    post: operations['AdministratorsController_permitEntry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/session-logs/{id}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ends the session of a sign-in, or all sessions of its person in that area. */
    post: operations['AdministratorsController_endSessions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/api-keys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The API keys of the signed-in seller. */
    get: operations['ApiKeysController_list'];
    put?: never;
    /** Creates an API key for programs of the seller. */
    post: operations['ApiKeysController_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/api-keys/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Revokes an API key. It stops working at once. */
    delete: operations['ApiKeysController_revoke'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/team': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The people who work in the account of the seller. */
    get: operations['TeamController_list'];
    put?: never;
    /** Invites a member by mail. */
    post: operations['TeamController_invite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/team/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Changes the role of a member. */
    put: operations['TeamController_change'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/team/{id}/invitation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends the invitation again. The links before it stop working. */
    post: operations['TeamController_inviteAgain'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/team/{id}/removal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Removes a member, whose sessions end. */
    post: operations['TeamController_remove'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/blocked-networks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list blocked-networks. */
    get: operations['list_master_blocked-networks'];
    put?: never;
    /** Blocks a network: nobody signs in from it. */
    post: operations['BlockedNetworksController_block'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/blocked-networks/{id}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ends a block. */
    post: operations['BlockedNetworksController_end'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer-sessions/code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Signs a customer in by the code that was sent to the e-mail address. */
    post: operations['CustomerSessionsController_byCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer-sessions/link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Signs a customer in by the link in a mail, once. */
    post: operations['CustomerSessionsController_byLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/bank-accounts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The bank accounts and PIX keys of the signed-in seller. */
    get: operations['OwnBankAccountsController_list'];
    put?: never;
    /** Adds a bank account or a PIX key of the own document. Staff decide about it. */
    post: operations['OwnBankAccountsController_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/bank-accounts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Removes an own account. */
    delete: operations['OwnBankAccountsController_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/manager/bank-accounts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The bank accounts and PIX keys of the signed-in manager. */
    get: operations['ManagerBankAccountsController_list'];
    put?: never;
    /** Adds a bank account or a PIX key of the own document. Staff decide about it. */
    post: operations['ManagerBankAccountsController_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/manager/bank-accounts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Removes an own account. */
    delete: operations['ManagerBankAccountsController_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/bank-accounts/{id}/decision': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Approves, rejects or blocks an account of a seller. */
    put: operations['BankAccountsController_decide'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/exports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The files that the signed-in person asked for in this area. */
    get: operations['ExportsController_list'];
    put?: never;
    /**
     * Asks for the file of a list.
     * @description For lists of any length. A job makes it; a mail says when it is ready. Needs the permission of the list.
     */
    post: operations['ExportsController_ask'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/exports/{id}/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The file.
     * @description Needs the signature of its link, and the session and permission with which it was asked for.
     */
    get: operations['ExportsController_file'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/saved-views': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The saved views of the signed-in person in this area. */
    get: operations['ListsController_list'];
    put?: never;
    /**
     * Saves a view of a list.
     * @description Needs the permission of the list.
     */
    post: operations['ListsController_save'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/saved-views/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Removes a saved view of the signed-in person. */
    delete: operations['ListsController_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/list-news': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How many rows are newer than the first that is shown.
     * @description Of a list that is sorted by time, the newest first, with the same filters.
     */
    get: operations['ListsController_news'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/documents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The documents asked of the signed-in seller, each with its state. */
    get: operations['OwnDocumentsController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/documents/uploads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A link to which one file is sent by PUT within 60 seconds. It is submitted with that. */
    post: operations['OwnDocumentsController_grant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/documents/{id}/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A link to an own file, valid for 60 seconds. */
    get: operations['OwnDocumentsController_file'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/documents/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A document of a seller, with what its reviewer needs. */
    get: operations['ReviewDocumentsController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/documents/{id}/views': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A link to the file, valid for 60 seconds. That it was looked at is recorded. */
    post: operations['ReviewDocumentsController_view'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/documents/{id}/tax-id-views': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The CPF or CNPJ of the seller in full. That it was shown is recorded. */
    post: operations['ReviewDocumentsController_revealTaxId'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/documents/{id}/decision': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Approves or rejects a document that waits, or asks again for one that was approved. */
    put: operations['ReviewDocumentsController_decide'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/documents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The state of the documents of a seller; not the files. */
    get: operations['SellerDocumentsController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/demanded-documents/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Which sellers a change of the demanded documents would affect. Nothing is written. */
    post: operations['DemandedDocumentsController_preview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/review-items/bulk/resolve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Resolves several items, all or none. It moves no money and changes no payment. */
    post: operations['ReviewItemsController_closeSelected'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/review-items/{id}/resolution': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Records what staff found. It moves no money and changes no payment. */
    put: operations['ReviewItemsController_close'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/terms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Own fees, limits, blocks and gateway accounts of a seller, with their history. */
    get: operations['SellerTermsController_show'];
    /** Sets all terms of a seller. Orders keep what held at their purchase. */
    put: operations['SellerTermsController_set'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/terms/{version}/undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Restores what held before a version. */
    post: operations['SellerTermsController_undo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/terms/{version}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Cancels a version that is to come. */
    delete: operations['SellerTermsController_cancel'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Balances, notes and the latest events of a seller. */
    get: operations['SellerFileController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/notes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Adds a note about a seller, which only staff see. */
    post: operations['SellerFileController_addNote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/document-view': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Shows the CPF or CNPJ of a seller; recorded with the reason. */
    post: operations['SellerFileController_reveal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/managers/{id}/rule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What a manager earns of a sale, with the history. */
    get: operations['ManagerRulesController_show'];
    /** Sets what a manager earns. Orders keep the rule of their purchase. */
    put: operations['ManagerRulesController_set'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/managers/{id}/rule/{version}/undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Restores the rule before a version. */
    post: operations['ManagerRulesController_undo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/managers/{id}/rule/{version}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Cancels a rule that is to come. */
    delete: operations['ManagerRulesController_cancel'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/managers/{id}/sellers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The sellers of a manager, to choose whom to transfer, and to whom. */
    get: operations['ManagerRulesController_sellers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/managers/{id}/transfers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Gives sellers of a manager to another one, or to nobody. */
    post: operations['ManagerRulesController_transfer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/manager/users/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A seller of the signed-in manager, without documents and balances. */
    get: operations['ManagedSellerController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/manager/users/{id}/notes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Adds a note, which staff of the platform see too. */
    post: operations['ManagedSellerController_addNote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/manager/users/{id}/messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends a mail to the seller. It also stands among the notes. */
    post: operations['ManagedSellerController_sendMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/manager/users/{id}/fee-requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Asks staff for other fees of the seller. It appears in their review inbox. */
    post: operations['ManagedSellerController_askForFees'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/company': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The business of the signed-in seller, and which mails they want. */
    get: operations['OwnCompanyController_show'];
    /** Changes trade name, address and support contacts. */
    put: operations['OwnCompanyController_change'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/company/notifications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Chooses which events the seller gets a mail for. */
    put: operations['OwnCompanyController_choose'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/company/sign-ins': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The latest attempts to sign in to the own account. */
    get: operations['OwnCompanyController_signIns'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/company/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What is stored about the seller as a person. Recorded. */
    post: operations['OwnCompanyController_export'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/company/deletion': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Asks staff to delete the account; they keep what the law wants kept. */
    post: operations['OwnCompanyController_askForDeletion'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/fees': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the signed-in seller pays for a sale, since when, and what is about to change. */
    get: operations['OwnFeesController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/domains': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list domains. */
    get: operations['list_admin_domains'];
    put?: never;
    /** Adds a host. It is used once its DNS records are right. */
    post: operations['DomainsController_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/domains/{id}/records': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The DNS records that a host needs, as the last check found them. */
    get: operations['DomainsController_records'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/domains/{id}/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Checks DNS records and certificate now. */
    post: operations['DomainsController_check'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/domains/{id}/default': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Makes links of the use with this host. */
    put: operations['DomainsController_makeDefault'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/domains/{id}/removal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Removes a host that is not the default. */
    post: operations['DomainsController_remove'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/products': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list products. */
    get: operations['list_seller_products'];
    put?: never;
    /** Creates a product as a draft, with its first offer. */
    post: operations['OwnProductsController_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/products/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An own product. */
    get: operations['OwnProductsController_show'];
    /** Changes an own product. */
    put: operations['OwnProductsController_edit'];
    post?: never;
    /** Deletes an own product that was never sold. */
    delete: operations['OwnProductsController_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/products/{id}/steps': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Publishes, pauses or resumes an own product. One with affiliates is paused by an end that is announced. */
    post: operations['OwnProductsController_take'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/products/{id}/copies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Makes a draft with the same facts and offers. */
    post: operations['OwnProductsController_duplicate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/products/{id}/offers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The offers of an own product. */
    get: operations['OwnOffersController_list'];
    put?: never;
    /** Adds an offer to an own product. */
    post: operations['OwnOffersController_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/offers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An own offer. */
    get: operations['OwnOffersController_show'];
    /** Changes an own offer. */
    put: operations['OwnOffersController_edit'];
    post?: never;
    /** Deletes an own offer that was never sold. */
    delete: operations['OwnOffersController_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/offers/{id}/pause': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Stops the sale of an own offer. */
    post: operations['OwnOffersController_pause'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/offers/{id}/resume': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sells an own offer again. */
    post: operations['OwnOffersController_resume'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/offers/{id}/default': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Makes it the offer that the link of the product leads to. */
    post: operations['OwnOffersController_makeDefault'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/offered-choices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the platform lets sellers choose for products and offers. */
    get: operations['OfferedChoicesController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/products/{id}/decision': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Approves, refuses, blocks or unblocks a product of a seller. */
    put: operations['ProductReviewsController_decide'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/products/{id}/order-bumps': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The offers that can be sold beside an own product; those shown come first. */
    get: operations['ProductExtrasController_bumps'];
    /** Replaces the offers that are sold beside an own product. */
    put: operations['ProductExtrasController_setBumps'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/products/{id}/order-bump-counts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What buyers made of each order bump of an own product since it is shown. */
    get: operations['ProductExtrasController_bumpCounts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/products/{id}/order-bumps/{offerId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Changes the words of an order bump, and with which methods it can be bought. */
    put: operations['ProductExtrasController_setBump'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/products/{id}/delivery-options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The delivery options of an own product. */
    get: operations['ProductExtrasController_deliveryOptions'];
    /** Replaces the delivery options of an own product. */
    put: operations['ProductExtrasController_setDeliveryOptions'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/products/{id}/pixels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The pixels of an own product, without their tokens. */
    get: operations['ProductPixelsController_list'];
    put?: never;
    /** Adds a pixel to an own product. */
    post: operations['ProductPixelsController_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/product-pixels/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Changes a pixel of an own product. */
    put: operations['ProductPixelsController_change'];
    post?: never;
    /** Removes a pixel of an own product. */
    delete: operations['ProductPixelsController_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/product-pixels/{id}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends a page view to the network, marked as a test. */
    post: operations['ProductPixelsController_test'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/products/{id}/image/uploads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A link to which the picture of an own product is sent by PUT within 60 seconds. */
    post: operations['ProductImagesController_grant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/products/{id}/image': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Shows an own product without a picture. */
    delete: operations['ProductImagesController_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/products/{id}/checkouts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The checkouts of an own product, and which of them each offer shows. */
    get: operations['OwnCheckoutsController_list'];
    put?: never;
    /** Adds a checkout to an own product, as a draft. */
    post: operations['OwnCheckoutsController_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkouts/{id}/name': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Names an own checkout. Buyers do not see the name. */
    put: operations['OwnCheckoutsController_rename'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkouts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An own checkout: its draft, and what buyers see. */
    get: operations['CheckoutDraftsController_show'];
    put?: never;
    post?: never;
    /** Deletes an own checkout that no offer shows. */
    delete: operations['OwnCheckoutsController_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/offers/{id}/checkout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Chooses the checkout that an own offer shows. */
    put: operations['OwnCheckoutsController_choose'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/offers/{id}/checkout-tests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The comparisons of two checkouts of an own offer, the latest first. */
    get: operations['CheckoutTestsController_list'];
    put?: never;
    /** Begins to compare two checkouts of an own offer: each visitor sees one. */
    post: operations['CheckoutTestsController_start'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkout-tests/{id}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ends a comparison, with a winner or without. */
    post: operations['CheckoutTestsController_end'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkouts/{id}/previews/account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A token with which the page of a draft is looked at with changes that nobody saved. */
    post: operations['CheckoutDraftPreviewsController_account'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkouts/{id}/previews/visuals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A token with which the page of a draft is looked at with changes that nobody saved. */
    post: operations['CheckoutDraftPreviewsController_visuals'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkouts/{id}/previews/redirection': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A token with which the page of a draft is looked at with changes that nobody saved. */
    post: operations['CheckoutDraftPreviewsController_redirection'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkouts/{id}/previews/banners': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A token with which the page of a draft is looked at with changes that nobody saved. */
    post: operations['CheckoutDraftPreviewsController_banners'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkouts/{id}/account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Saves the contacts and texts of a checkout's draft. */
    put: operations['CheckoutDraftsController_saveAccount'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkouts/{id}/visuals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Saves the look of a checkout's draft. */
    put: operations['CheckoutDraftsController_saveVisuals'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkouts/{id}/redirection': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Saves where a checkout's draft leads. */
    put: operations['CheckoutDraftsController_saveRedirection'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkouts/{id}/banners': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Saves banner, countdown and chat of a checkout's draft. */
    put: operations['CheckoutDraftsController_saveBanners'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkouts/{id}/publish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Shows the draft of a checkout to buyers. */
    post: operations['CheckoutDraftsController_publish'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkouts/{id}/discard': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Forgets what of a checkout was not published. */
    post: operations['CheckoutDraftsController_discard'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkouts/{id}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Makes a former version of a checkout its draft. */
    post: operations['CheckoutDraftsController_restore'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkouts/{id}/versions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The publications of an own checkout, the last one first. */
    get: operations['CheckoutDraftsController_versions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkouts/{id}/previews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A token with which the page of a draft can be looked at for half an hour. */
    post: operations['CheckoutDraftsController_preview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkouts/{id}/feedbacks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Arranges the testimonials of a checkout's draft; those that are not named go. */
    put: operations['CheckoutFeedbacksController_arrange'];
    /** Adds a testimonial to a checkout's draft. */
    post: operations['CheckoutFeedbacksController_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkouts/{id}/feedbacks/{feedbackId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Changes a testimonial of a checkout's draft. */
    put: operations['CheckoutFeedbacksController_edit'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkouts/{id}/images/uploads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A link to which a picture of a checkout's draft is sent by PUT within 60 seconds. */
    post: operations['CheckoutImagesController_grant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkouts/{id}/images/removals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes a picture out of a checkout's draft. */
    post: operations['CheckoutImagesController_remove'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/checkout/visits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** How often checkouts were shown since the last report. For our web server only. */
    post: operations['VisitsController_report'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/coupon-choices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The own products and offers that a coupon can be restricted to. */
    get: operations['OwnCouponsController_choices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/coupons': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list coupons. */
    get: operations['list_seller_coupons'];
    put?: never;
    /** Creates a coupon. */
    post: operations['OwnCouponsController_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/coupons/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An own coupon, with what it did so far. */
    get: operations['OwnCouponsController_show'];
    /** Changes an own coupon. Sales that used it stay as they are. */
    put: operations['OwnCouponsController_edit'];
    post?: never;
    /** Deletes an own coupon that no order used. */
    delete: operations['OwnCouponsController_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/coupons/{id}/pause': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Lets an own coupon rest. */
    post: operations['OwnCouponsController_pause'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/coupons/{id}/resume': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Lets an own coupon be used again. */
    post: operations['OwnCouponsController_resume'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkout-links': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list checkout-links. */
    get: operations['list_seller_checkout-links'];
    put?: never;
    /** Makes a link straight to the checkout of an own offer. */
    post: operations['OwnCheckoutLinksController_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkout-links/affiliates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who promotes an own product, and can be credited by a link. */
    get: operations['OwnCheckoutLinksController_affiliates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkout-links/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An own link, with what it brought so far. */
    get: operations['OwnCheckoutLinksController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkout-links/{id}/pause': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ends an own link. */
    post: operations['OwnCheckoutLinksController_pause'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkout-links/{id}/resume': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Lets an own link be used again. */
    post: operations['OwnCheckoutLinksController_resume'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/checkout-links/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where a link leads, and what it fills in. */
    get: operations['CheckoutLinksController_link'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/checkout-links/{code}/after-end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where a buyer is led whose link is over or used up. */
    get: operations['CheckoutLinksController_afterEnd'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/co-productions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The co-productions that you gave or have. */
    get: operations['CoProductionsController_list'];
    put?: never;
    /** Invites another seller to share in the sales of an own product. */
    post: operations['CoProductionsController_invite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/co-productions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A co-production with all its versions. */
    get: operations['CoProductionsController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/co-productions/{id}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Accepts an invitation. Sales from now on are shared. */
    post: operations['CoProductionsController_accept'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/co-productions/{id}/refuse': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Refuses an invitation. */
    post: operations['CoProductionsController_refuse'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/co-productions/{id}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ends a co-production, or takes back an invitation. Earlier sales keep their shares. */
    post: operations['CoProductionsController_end'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/co-productions/{id}/versions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Proposes other terms. They hold once the other side accepts them. */
    post: operations['CoProductionsController_propose'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/co-productions/{id}/versions/{number}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Accepts what the other side proposed. */
    post: operations['CoProductionsController_acceptVersion'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/co-productions/{id}/versions/{number}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes back or refuses a proposal. */
    post: operations['CoProductionsController_cancelVersion'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/affiliations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The affiliates of your products, and what you promote. */
    get: operations['AffiliationsController_list'];
    put?: never;
    /** Asks to promote a product of another seller. */
    post: operations['AffiliationsController_ask'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/affiliations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An affiliation with all its versions. */
    get: operations['AffiliationsController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/affiliations/{id}/approve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Approves a request with a commission, or lets a blocked affiliate earn again. */
    post: operations['AffiliationsController_approve'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/affiliations/{id}/refuse': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Refuses a request. */
    post: operations['AffiliationsController_refuse'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/affiliations/{id}/block': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ends what an affiliate earns of new sales. Earlier sales keep their shares. */
    post: operations['AffiliationsController_block'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/affiliations/{id}/leave': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Stops promoting a product. */
    post: operations['AffiliationsController_leave'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/affiliations/{id}/versions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Changes the commission of an affiliate, three days from now. */
    post: operations['AffiliationsController_change'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/affiliations/{id}/versions/{number}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Cancels a change that has not begun. */
    delete: operations['AffiliationsController_cancel'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/products/{id}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Announces to the affiliates of an own product that it is paused or deleted three days from now. */
    post: operations['ProductEndsController_announce'];
    /** Takes the announced end of an own product back. */
    delete: operations['ProductEndsController_takeBack'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/gateway-accounts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The accounts of the platform at payment providers, without their secrets. */
    get: operations['GatewayAccountsController_list'];
    put?: never;
    /** Connects a payment provider. */
    post: operations['GatewayAccountsController_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/gateway-accounts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Changes an account. In effect with the next payment. */
    put: operations['GatewayAccountsController_change'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/gateway-accounts/{id}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends a read-only request to the provider with the stored settings. */
    post: operations['GatewayAccountsController_test'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/gateway-accounts/{id}/certificates/{use}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Stores a client certificate. It is write-only. */
    put: operations['GatewayAccountsController_setCertificate'];
    post?: never;
    /** Removes a client certificate. */
    delete: operations['GatewayAccountsController_removeCertificate'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/gateway-accounts/{id}/costs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the provider of an account takes, by method and installments, with its versions. */
    get: operations['GatewayCostsController_show'];
    /** Sets what the provider takes, at once or from a day on. Sales keep the cost of their attempt. */
    put: operations['GatewayCostsController_set'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/gateway-accounts/{id}/costs/brands/{brand}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Sets what cards of a brand cost, at once or from a day on. Nothing else of the costs changes. */
    put: operations['GatewayCostsController_setBrand'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/gateway-accounts/{id}/costs/{version}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Cancels costs that have not begun. */
    delete: operations['GatewayCostsController_cancel'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/gateway-routes/{method}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Which account charges by a method, in the order of the positions. */
    get: operations['GatewayRoutesController_show'];
    /** Replaces which accounts charge by a method. Nothing is written unless every line is valid. */
    put: operations['GatewayRoutesController_replace'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/gateway-routes/{method}/simulation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Which accounts would charge a sale, in order, and why others would not. Nothing is called. */
    get: operations['GatewayRoutesController_simulate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/gateways': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every supported payment provider, with the fields of its credentials. */
    get: operations['GatewaysController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/gateway-definitions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The gateways that are data, in all their versions. */
    get: operations['GatewayDefinitionsController_list'];
    put?: never;
    /** Stores a definition as the next version. With problems, nothing is stored. */
    post: operations['GatewayDefinitionsController_define'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/gateway-definitions/rehearsal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Checks a definition and shows what it does. Stores and calls nothing. */
    post: operations['GatewayDefinitionsController_rehearse'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/receivers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The receivers of the signed-in seller, and where one can be opened. */
    get: operations['own_receivers'];
    put?: never;
    /** Opens a receiver at a provider, with the approved documents and an approved bank account. */
    post: operations['open_receiver'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/receivers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A request for a receiver, what became of it, and its history. */
    get: operations['show_receiver'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/receivers/{id}/documents/{document}/views': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A link to a document that was sent, valid for 60 seconds. That it was looked at is recorded. */
    post: operations['view_receiver_document'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/receivers/{id}/questions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Asks the provider now what became of the receiver, and for its balance. */
    post: operations['ask_about_receiver'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/receivers/{id}/retries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Requests again what ended without a receiver, with the documents that are approved now. */
    post: operations['retry_receiver'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/receivers/{id}/refusal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Refuses a receiver, which is not used any more, or tells the seller why it was refused. */
    put: operations['refuse_receiver'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/receivers/{id}/settlement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Says what the provider shows about a request whose answer was lost. */
    put: operations['settle_receiver'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/refunds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list refunds. */
    get: operations['list_admin_refunds'];
    put?: never;
    /** Refunds a payment, items of its order, or an amount. A second request finds the first one. */
    post: operations['RefundsController_request'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/refunds/{id}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ends a refund without a result, as the records of the provider show it. */
    post: operations['RefundsController_end'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/reconciliations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The latest comparisons with the records of the providers, and the differences. */
    get: operations['ReconciliationsController_latest'];
    put?: never;
    /** Compares the charges of a period, again where they were compared. */
    post: operations['ReconciliationsController_again'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/withdrawal-terms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How much can be withdrawn, where to, and what it costs. */
    get: operations['seller_withdrawal_terms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/withdrawals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list withdrawals. */
    get: operations['list_seller_withdrawals'];
    put?: never;
    /** Requests a withdrawal. The amount leaves the available balance at once. */
    post: operations['seller_requests_withdrawal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/withdrawals/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes an own withdrawal back before it is sent to the bank. */
    post: operations['seller_takes_withdrawal_back'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/withdrawals/{id}/receipt.pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The receipt of a paid withdrawal, as a file. */
    get: operations['seller_withdrawal_receipt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/withdrawals/bulk/approve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Approves several withdrawals, all or none. */
    post: operations['approve_withdrawals'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/withdrawals/{id}/decision': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Approves, audits, retries, refuses or cancels a withdrawal, or records a payment by hand. */
    put: operations['decide_withdrawals'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/withdrawals/{id}/result': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Ends a payout that no question settled, as the records of the provider show it. */
    put: operations['settle_withdrawals'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/paid-withdrawals/{id}/receipt.pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The receipt of a paid withdrawal, as a file. */
    get: operations['receipt_paid-withdrawals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/manager/withdrawal-terms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How much can be withdrawn, where to, and what it costs. */
    get: operations['manager_withdrawal_terms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/manager/withdrawals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list withdrawals. */
    get: operations['list_manager_withdrawals'];
    put?: never;
    /** Requests a withdrawal. The amount leaves the available balance at once. */
    post: operations['manager_requests_withdrawal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/manager/withdrawals/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes an own withdrawal back before it is sent to the bank. */
    post: operations['manager_takes_withdrawal_back'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/manager/withdrawals/{id}/receipt.pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The receipt of a paid withdrawal, as a file. */
    get: operations['manager_withdrawal_receipt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/manager-withdrawals/bulk/approve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Approves several withdrawals, all or none. */
    post: operations['approve_manager-withdrawals'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/manager-withdrawals/{id}/decision': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Approves, audits, retries, refuses or cancels a withdrawal, or records a payment by hand. */
    put: operations['decide_manager-withdrawals'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/manager-withdrawals/{id}/result': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Ends a payout that no question settled, as the records of the provider show it. */
    put: operations['settle_manager-withdrawals'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/paid-manager-withdrawals/{id}/receipt.pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The receipt of a paid withdrawal, as a file. */
    get: operations['receipt_paid-manager-withdrawals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/bank-accounts/{id}/tests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The tests of an account with one cent. */
    get: operations['account_tests'];
    put?: never;
    /** Sends one cent of the platform to an account that is not rejected or blocked. */
    post: operations['test_account'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/bank-accounts/{id}/tests/result': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Ends the test that no question settled, as the records of the provider show it. */
    put: operations['settle_account_test'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/anticipations/{id}/details': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The sales that an anticipation covers, and its rates. */
    get: operations['anticipation_details'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/anticipations/bulk/approve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Approves and pays several anticipations. */
    post: operations['approve_anticipations'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/anticipations/{id}/decision': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Approves and pays, refuses, or changes the rate of an anticipation. */
    put: operations['decide_anticipation'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/anticipation-terms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How much can be paid early, and what an amount costs. */
    get: operations['seller_anticipation_terms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/anticipations/{id}/details': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The sales that an own anticipation covers, and its rates. */
    get: operations['seller_anticipation_details'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/anticipations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list anticipations. */
    get: operations['list_seller_anticipations'];
    put?: never;
    /** Asks to be paid early. Nothing moves before it is approved. */
    post: operations['seller_requests_anticipation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/anticipations/{id}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Accepts a rate that staff changed. It is paid at once, or after a second approval. */
    post: operations['seller_accepts_anticipation_rate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/anticipations/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes an own anticipation back that was not paid. */
    post: operations['seller_takes_anticipation_back'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/paid-anticipations/{id}/details': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The sales that an anticipation covers, and its rates. */
    get: operations['paid_anticipation_details'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/charges': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list charges. */
    get: operations['list_admin_charges'];
    put?: never;
    /** Charges one seller or many, all or none. */
    post: operations['create_charges'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/charges/{id}/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What happened to a charge, the latest first. */
    get: operations['events_of_charge'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/charges/{id}/decisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends, collects, discounts, cancels or, with two people, writes off a charge. */
    post: operations['decide_charge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/seller-negative/{id}/decisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Pays the debt of a seller from the reserve, or writes it off with two people. */
    post: operations['decide_debt'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/seller-negative/{id}/agreements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Turns the debt of a seller into instalments, which are taken from later sales. */
    post: operations['agree_on_debt'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/charges/{id}/code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The latest PIX or boleto of an own charge. */
    get: operations['code_of_own_charge'];
    put?: never;
    /** Makes a PIX or boleto for what is left of an own charge, or returns the one that can be paid. */
    post: operations['pay_own_charge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/charges/{id}/from-balance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Pays an own charge from the available balance, as far as it goes. */
    post: operations['pay_own_charge_from_balance'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/balance-adjustments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list balance-adjustments. */
    get: operations['list_admin_balance-adjustments'];
    put?: never;
    /** Proposes to change the balance of a seller. Another person confirms it. */
    post: operations['propose_adjustment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/balance-adjustments/{id}/decisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirms a proposed adjustment, which moves the money, or refuses it. */
    post: operations['decide_adjustment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/statement-differences/{id}/sides': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the statement says, and what the ledger has. */
    get: operations['sides_of_difference'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/statement-differences/{id}/decisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Assigns, explains, closes or compares a difference again, accepts another cost, or books a fee of the bank. */
    post: operations['decide_difference'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/statement-uploads/accounts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The gateway accounts that a statement may be of. */
    get: operations['StatementsController_accounts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/statement-uploads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A link to which a statement is sent by PUT within 60 seconds. */
    post: operations['StatementsController_grant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{provider}/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A delivery of a provider. Always answered 200 once it is stored. */
    post: operations['WebhooksController_receive'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/webhooks/{provider}/{token}/pix': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The same; the Pix standard appends /pix to the registered address. */
    post: operations['WebhooksController_receivePix'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/webhook-logs/{id}/delivery': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What was delivered, without secrets, and what a replay would do. Changes nothing. */
    get: operations['WebhookLogsController_inspect'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/webhook-logs/{id}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Processes a stored webhook again. */
    post: operations['WebhookLogsController_replay'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/webhook-logs/{id}/resolution': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Marks a webhook as needing nothing more. */
    post: operations['WebhookLogsController_resolve'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/webhook-replays': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The latest replays of many webhooks, with their progress. */
    get: operations['WebhookLogsController_latest'];
    put?: never;
    /** Processes many stored webhooks again. */
    post: operations['WebhookLogsController_replayMany'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/webhook-replays/count': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How many webhooks a replay would process. */
    get: operations['WebhookLogsController_count'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/checkout/payments/{paymentId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How a payment stands now, from the primary. */
    get: operations['PaymentsController_payment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/checkout/payments/{paymentId}/receipt': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What was bought: items, shipping, dates and who sold it. Nothing about the buyer. */
    get: operations['PaymentsController_receipt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/checkout/payments/{paymentId}/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The same body as event `payment`, at once and whenever it changes. */
    get: operations['PaymentsController_events'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/checkout/payments/{paymentId}/renew': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A new code for the same order, when the last one expired or was never found. */
    post: operations['PaymentsController_renew'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/checkout/{checkoutId}/card-key': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The key to which a page encrypts the card before it leaves the browser. */
    get: operations['CardsController_cardKey'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/checkout/{checkoutId}/installments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** In how many parts a card may pay for the offer with these bumps and this fare. */
    get: operations['CardsController_installments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/checkout/credit-card-tokens': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Keeps the card of a subscription, without its security code. */
    post: operations['CardsController_token'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/checkout/{checkoutId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The offer as a checkout page shows it. */
    get: operations['CheckoutController_offer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/checkout/purchase': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Buys. The same key and body give the same answer, for ever. */
    post: operations['CheckoutController_purchase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/checkout-previews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The offer as a checkout that is not published yet would show it. */
    get: operations['CheckoutPreviewsController_preview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/checkout/{checkoutId}/coupons/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What a coupon takes off at a checkout. */
    get: operations['CouponsController_coupon'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/offers/{id}/division': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What each party would get of one sale of an own offer that is sold now. */
    get: operations['OfferPreviewsController_division'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/postcodes/{cep}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The address of a postcode. 404 errorCepNotFound, 502 errorCep. */
    get: operations['PostcodesController_address'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/checkout/{checkoutId}/abandoned-cart-enabled': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether this checkout keeps the carts of those who leave. */
    get: operations['AbandonedCartsController_enabled'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/checkout/abandoned-carts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Keeps a cart; the id it answers is sent with the next save and with the purchase. */
    put: operations['AbandonedCartsController_save'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/sales/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An own sale, with the division of its money. */
    get: operations['own_sale'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/sales/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A sale of the platform, with the division of its money. */
    get: operations['sale'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/sales/{id}/division': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How the money of a sale is divided. */
    get: operations['SalesController_division'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/sales/{id}/shipments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Adds a tracking code and tells the buyer; a code that is known changes nothing. */
    post: operations['OwnSaleActionsController_ship'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/sales/{id}/shipments/{shipmentId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Takes a wrong tracking code away. */
    delete: operations['OwnSaleActionsController_removeShipment'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/sales/{id}/notes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Adds a note, which only the team of the seller sees. */
    post: operations['OwnSaleActionsController_addNote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/sales/{id}/refunds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Gives the buyer the whole amount back, or that of items. A second request finds the first one. */
    post: operations['OwnSaleActionsController_refund'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/sales/{id}/refund-effect': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What giving back items, or everything that is left, takes from each party. */
    get: operations['OwnSaleActionsController_refundEffect'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/sales/{id}/refund-requests/{requestId}/decision': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Decides about a request that came after the guaranteed days. */
    post: operations['OwnSaleActionsController_decide'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/sales/{id}/provider-queries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Asks the provider how the payment stands, and applies the answer. */
    post: operations['SaleActionsController_ask'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/sales/{id}/notes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Adds a note, which only the staff of the platform see. */
    post: operations['SaleActionsController_addNote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/sales/{id}/reassignment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Credits another affiliate, or nobody, with a paid sale before its release. Repeated, it changes nothing. */
    post: operations['SaleActionsController_reassign'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/sales/{id}/buyer-block': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Refuses the buyer on the whole platform from now on, by e-mail address and document. Repeated, it changes nothing. */
    post: operations['SaleActionsController_blockBuyer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/sales/{id}/buyer-block/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Lifts what blocks the buyer of this sale. */
    post: operations['SaleActionsController_liftBlock'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkout-tests/{id}/results': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Visits, sales and value of two compared checkouts, and what their difference means. */
    get: operations['CheckoutTestResultsController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/refund-requests/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A request, and what granting it takes from each party. */
    get: operations['OwnRefundRequestsController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/refund-requests/bulk/grant': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Grants several open requests, all or none; each is given back soon after. */
    post: operations['OwnRefundRequestsController_grantSelected'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/refund-requests/{id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Has the provider asked again about a request that failed. */
    post: operations['OwnRefundRequestsController_retry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/blocked-buyers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list blocked-buyers. */
    get: operations['list_admin_blocked-buyers'];
    put?: never;
    /** Refuses a buyer by e-mail address or by document from now on. */
    post: operations['BlockedBuyersController_block'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/blocked-buyers/{id}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Lifts a block. */
    post: operations['BlockedBuyersController_end'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/chargeback-limits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Chargebacks of the month by seller and card brand, and how near each is to the limits. */
    get: operations['ChargebackLimitsController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/chargeback-limits/over': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Sellers and card brands that went over a limit in this month. */
    get: operations['ChargebackLimitsController_over'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/chargeback-limits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Chargebacks of the own sales in this month, and how near they are to the limits of the platform. */
    get: operations['OwnChargebacksController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/disputes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list disputes. */
    get: operations['list_admin_disputes'];
    put?: never;
    /** Opens a dispute of which a notice arrived, and blocks the money of the parties. */
    post: operations['DisputesController_open'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/disputes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A dispute, its history and the money of each party. */
    get: operations['show_dispute'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/disputes/{id}/defence.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What shows that the buyer bought and got it, as data. */
    get: operations['DisputesController_defence'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/disputes/{id}/defence.pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The same as a document, in the language of its reader. */
    get: operations['defence_document'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/disputes/{id}/defence': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Records that the defence was sent. The result is awaited. */
    put: operations['DisputesController_defend'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/disputes/{id}/result': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Records how a dispute ended, and moves the money. */
    put: operations['DisputesController_record'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/disputes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A dispute of an own sale: its history, its deadline and the own money that is blocked. */
    get: operations['show_own_dispute'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/disputes/{id}/evidence': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Adds what helps the defence, while there is no result. */
    post: operations['OwnDisputesController_explain'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/disputes/{id}/files': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A link to which one file is sent by PUT within 60 seconds. It is attached with that. */
    post: operations['DefenceFilesController_grant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/disputes/{id}/files/{file}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A link to a file, valid for 60 seconds. */
    get: operations['DefenceFilesController_file'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/disputes/{id}/files': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A link to which one file is sent by PUT within 60 seconds. It is attached with that. */
    post: operations['OwnDefenceFilesController_grant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/disputes/{id}/files/{file}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A link to a file of an own dispute, valid for 60 seconds. */
    get: operations['OwnDefenceFilesController_file'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer-sign-ins': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends a link and a code to an address that bought something here. The answer does not say whether. */
    post: operations['CustomerSignInsController_send'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/purchases': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The purchases of the signed-in customer, the latest first. */
    get: operations['PurchasesController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/purchases/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A purchase of the signed-in customer, and what it opens. */
    get: operations['PurchasesController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/purchases/{id}/receipt.pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The receipt of a paid purchase, as a file. */
    get: operations['purchase_receipt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/purchases/{id}/refund-requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Asks for the money back; within the guaranteed days it is granted at once. One request is open at a time. */
    post: operations['PurchasesController_askRefund'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/purchases/{id}/subscription-cancellation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ends the subscription of this purchase: nothing is charged any more. */
    post: operations['PurchasesController_cancelSubscription'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/purchases/{id}/subscription-charge-date': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Moves the next charge of the subscription of this purchase; the same day changes nothing. */
    post: operations['PurchasesController_moveCharge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/data': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A copy of everything stored about the customer. */
    get: operations['customer_data'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/erasure-requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Asks staff to delete the personal data that no law keeps. */
    post: operations['OwnDataController_askForErasure'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/sales/{id}/access-mails': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends the buyer of an own sale the access once more. */
    post: operations['OwnAccessMailsController_send'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/sales/{id}/access-mails': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends the buyer the access once more. */
    post: operations['AccessMailsController_send'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/refund-challenges': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Mails a code to the buyer of a purchase. The answer does not say whether there is one. */
    post: operations['RefundWithoutAccountController_begin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/refund-challenges/{id}/proof': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes the mailed code for a token, once. */
    post: operations['RefundWithoutAccountController_prove'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/refund-purchase': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The proven purchase, its items, and what its buyer may ask for. */
    get: operations['RefundWithoutAccountController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/refund-purchase/requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Asks for the money of items, or of everything that is left. One request is open at a time. */
    post: operations['RefundWithoutAccountController_ask'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/refund-statuses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The page of a request, for who knows its number and the address of the purchase. */
    post: operations['RefundWithoutAccountController_find'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/refund-statuses/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How a request stands, without data of its buyer. */
    get: operations['RefundWithoutAccountController_status'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/products/{id}/files': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The files that the buyers of an own product download, in their order. */
    get: operations['ProductFilesController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/products/{id}/files/uploads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A link to which a file of an own product is sent by PUT within 60 seconds. */
    post: operations['ProductFilesController_grant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/products/{id}/files/order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Puts the files of an own product in an order. */
    put: operations['ProductFilesController_arrange'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/products/{id}/files/{fileId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Changes the title of a file, and how often it may be downloaded. */
    put: operations['ProductFilesController_edit'];
    post?: never;
    /** Removes a file of an own product. Its buyers cannot download it any more. */
    delete: operations['ProductFilesController_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/content': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the signed-in customer bought and may open now, the latest first. */
    get: operations['OwnContentController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/content/files/{id}/downloads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A link to a bought file, valid for 60 seconds. It counts as one download. */
    post: operations['OwnContentController_download'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/courses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The members areas that the signed-in customer may open, the latest first. */
    get: operations['OwnCoursesController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/courses/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A members area with its lessons and what the customer finished. */
    get: operations['OwnCoursesController_course'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/courses/{id}/certificate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The certificate of a course of which every lesson is finished, as PDF. */
    get: operations['OwnCoursesController_certificate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/courses/{id}/lessons/{lessonId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A lesson that is open. */
    get: operations['open_lesson'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/customer/courses/{id}/lessons/{lessonId}/done': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Marks a lesson as finished. */
    put: operations['OwnCoursesController_finish'];
    post?: never;
    /** Marks a lesson as not finished. */
    delete: operations['OwnCoursesController_reopen'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/member-areas': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The own members areas, the newest first. */
    get: operations['MemberAreasController_list'];
    put?: never;
    /** Creates a members area as a draft. */
    post: operations['MemberAreasController_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/member-areas/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An own members area with its modules, its lessons and the products that open it. */
    get: operations['MemberAreasController_show'];
    /** Changes or publishes an own members area. */
    put: operations['MemberAreasController_edit'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/member-areas/{id}/products': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Replaces the own products that open a members area. */
    put: operations['MemberAreasController_setProducts'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/member-areas/{id}/modules': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Adds a module at the end of an own members area. */
    post: operations['AreaLessonsController_addModule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/member-areas/{id}/modules/{moduleId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Renames a module. */
    put: operations['AreaLessonsController_renameModule'];
    post?: never;
    /** Deletes an empty module. */
    delete: operations['AreaLessonsController_removeModule'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/member-areas/{id}/moves': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Moves a module, or a lesson within its module. */
    post: operations['AreaLessonsController_move'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/member-areas/{id}/lessons': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Adds an unpublished lesson at the end of a module. */
    post: operations['AreaLessonsController_addLesson'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/member-areas/{id}/lessons/{lessonId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A lesson of an own members area. */
    get: operations['own_lesson'];
    /** Changes, publishes or moves a lesson to another module. */
    put: operations['AreaLessonsController_edit'];
    post?: never;
    /** Deletes a lesson with its files. */
    delete: operations['AreaLessonsController_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/member-areas/{id}/lessons/{lessonId}/files/uploads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A link to which a file of a lesson is sent by PUT within 60 seconds. */
    post: operations['LessonFilesController_grant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/member-areas/{id}/lessons/{lessonId}/files/order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Puts the files of a lesson in an order. */
    put: operations['LessonFilesController_arrange'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/member-areas/{id}/lessons/{lessonId}/files/{fileId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Renames a file of a lesson. */
    put: operations['LessonFilesController_rename'];
    post?: never;
    /** Deletes a file of a lesson. Its buyers cannot open it any more. */
    delete: operations['LessonFilesController_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/accounting': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Until when the journal is closed. */
    get: operations['accounting'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/accounting/files': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Asks for a file of the accounting.
     * @description A job makes it; a mail says when it is ready. The journal has closed days only.
     */
    post: operations['ask_for_accounting_file'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/ledger-proofs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The last proof of each rule of the ledger. */
    get: operations['ledger_proofs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/invoices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list invoices. */
    get: operations['list_master_invoices'];
    put?: never;
    /** Bills a platform for what its plan does not include. */
    post: operations['create_invoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/invoices/{id}/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What happened to an invoice, the latest first. */
    get: operations['events_of_invoice'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/invoices/{id}/decisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends an invoice, notes its payment, discounts, cancels or, with two people, writes it off. */
    post: operations['decide_invoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/invoices/{id}/code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The PIX that pays an invoice. */
    get: operations['code_of_invoice'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/platforms/{id}/plan': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The plan of a platform in versions, the newest first. */
    get: operations['plan_of_platform'];
    /** Sets the plan of a platform from a month on. */
    put: operations['set_plan_of_platform'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/sales': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list sales. */
    get: operations['list_seller_sales'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/sales.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list sales that fits the filters, as a CSV file. */
    get: operations['export_seller_sales'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/partner-sales': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list partner-sales. */
    get: operations['list_seller_partner-sales'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/partner-sales.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list partner-sales that fits the filters, as a CSV file. */
    get: operations['export_seller_partner-sales'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/statement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list statement. */
    get: operations['list_seller_statement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/statement.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list statement that fits the filters, as a CSV file. */
    get: operations['export_seller_statement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/products.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list products that fits the filters, as a CSV file. */
    get: operations['export_seller_products'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/co-produced-products': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list co-produced-products. */
    get: operations['list_seller_co-produced-products'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/co-produced-products.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list co-produced-products that fits the filters, as a CSV file. */
    get: operations['export_seller_co-produced-products'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/affiliated-products': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list affiliated-products. */
    get: operations['list_seller_affiliated-products'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/affiliated-products.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list affiliated-products that fits the filters, as a CSV file. */
    get: operations['export_seller_affiliated-products'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/coupons.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list coupons that fits the filters, as a CSV file. */
    get: operations['export_seller_coupons'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/checkout-links.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list checkout-links that fits the filters, as a CSV file. */
    get: operations['export_seller_checkout-links'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/withdrawals.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list withdrawals that fits the filters, as a CSV file. */
    get: operations['export_seller_withdrawals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/anticipations.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list anticipations that fits the filters, as a CSV file. */
    get: operations['export_seller_anticipations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/charges': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list charges. */
    get: operations['list_seller_charges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/charges.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list charges that fits the filters, as a CSV file. */
    get: operations['export_seller_charges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/refund-requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list refund-requests. */
    get: operations['list_seller_refund-requests'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/refund-requests.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list refund-requests that fits the filters, as a CSV file. */
    get: operations['export_seller_refund-requests'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/disputes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list disputes. */
    get: operations['list_seller_disputes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/disputes.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list disputes that fits the filters, as a CSV file. */
    get: operations['export_seller_disputes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/statement/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list statement. */
    get: operations['row_seller_statement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/partner-sales/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list partner-sales. */
    get: operations['row_seller_partner-sales'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/affiliated-products/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list affiliated-products. */
    get: operations['row_seller_affiliated-products'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/funds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the seller has, and when what is locked becomes available. */
    get: operations['own_funds'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/funds/releases': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The sales of which something is released on a day. */
    get: operations['own_releases_of_day'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/withdrawals/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list withdrawals. */
    get: operations['row_seller_withdrawals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/anticipations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list anticipations. */
    get: operations['row_seller_anticipations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/charges/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list charges. */
    get: operations['row_seller_charges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/found-records': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Own sales, buyers and products, by a name, code, e-mail address or document. */
    get: operations['FoundOwnRecordsController_find'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/found-records': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Sales, buyers, sellers and products by a name, code, e-mail address or document. Only of pages that the person may open. */
    get: operations['FoundRecordsController_find'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/dashboard': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Sums of the own sales and visits in a period, beside those of the period before. */
    get: operations['own_dashboard'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list users. */
    get: operations['list_admin_users'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list users that fits the filters, as a CSV file. */
    get: operations['export_admin_users'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/functionaries.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list functionaries that fits the filters, as a CSV file. */
    get: operations['export_admin_functionaries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/managers.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list managers that fits the filters, as a CSV file. */
    get: operations['export_admin_managers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/bank-accounts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list bank-accounts. */
    get: operations['list_admin_bank-accounts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/bank-accounts.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list bank-accounts that fits the filters, as a CSV file. */
    get: operations['export_admin_bank-accounts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/receivers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list receivers. */
    get: operations['list_admin_receivers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/receivers.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list receivers that fits the filters, as a CSV file. */
    get: operations['export_admin_receivers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/anticipations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list anticipations. */
    get: operations['list_admin_anticipations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/anticipations.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list anticipations that fits the filters, as a CSV file. */
    get: operations['export_admin_anticipations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/paid-anticipations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list paid-anticipations. */
    get: operations['list_admin_paid-anticipations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/paid-anticipations.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list paid-anticipations that fits the filters, as a CSV file. */
    get: operations['export_admin_paid-anticipations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/withdrawals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list withdrawals. */
    get: operations['list_admin_withdrawals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/withdrawals.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list withdrawals that fits the filters, as a CSV file. */
    get: operations['export_admin_withdrawals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/paid-withdrawals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list paid-withdrawals. */
    get: operations['list_admin_paid-withdrawals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/paid-withdrawals.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list paid-withdrawals that fits the filters, as a CSV file. */
    get: operations['export_admin_paid-withdrawals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/manager-withdrawals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list manager-withdrawals. */
    get: operations['list_admin_manager-withdrawals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/manager-withdrawals.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list manager-withdrawals that fits the filters, as a CSV file. */
    get: operations['export_admin_manager-withdrawals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/paid-manager-withdrawals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list paid-manager-withdrawals. */
    get: operations['list_admin_paid-manager-withdrawals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/paid-manager-withdrawals.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list paid-manager-withdrawals that fits the filters, as a CSV file. */
    get: operations['export_admin_paid-manager-withdrawals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/documents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list documents. */
    get: operations['list_admin_documents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/documents.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list documents that fits the filters, as a CSV file. */
    get: operations['export_admin_documents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/sales': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list sales. */
    get: operations['list_admin_sales'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/sales.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list sales that fits the filters, as a CSV file. */
    get: operations['export_admin_sales'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/products': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list products. */
    get: operations['list_admin_products'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/products.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list products that fits the filters, as a CSV file. */
    get: operations['export_admin_products'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/refunds.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list refunds that fits the filters, as a CSV file. */
    get: operations['export_admin_refunds'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/disputes.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list disputes that fits the filters, as a CSV file. */
    get: operations['export_admin_disputes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/review-items': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list review-items. */
    get: operations['list_admin_review-items'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/review-items.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list review-items that fits the filters, as a CSV file. */
    get: operations['export_admin_review-items'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/domains.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list domains that fits the filters, as a CSV file. */
    get: operations['export_admin_domains'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/platform-pixels.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list platform-pixels that fits the filters, as a CSV file. */
    get: operations['export_admin_platform-pixels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/seller-last-login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list seller-last-login. */
    get: operations['list_admin_seller-last-login'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/seller-last-login.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list seller-last-login that fits the filters, as a CSV file. */
    get: operations['export_admin_seller-last-login'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/garantee-released': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list garantee-released. */
    get: operations['list_admin_garantee-released'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/garantee-released.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list garantee-released that fits the filters, as a CSV file. */
    get: operations['export_admin_garantee-released'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/released-funds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list released-funds. */
    get: operations['list_admin_released-funds'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/released-funds.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list released-funds that fits the filters, as a CSV file. */
    get: operations['export_admin_released-funds'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/seller-negative': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list seller-negative. */
    get: operations['list_admin_seller-negative'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/seller-negative.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list seller-negative that fits the filters, as a CSV file. */
    get: operations['export_admin_seller-negative'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/charges.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list charges that fits the filters, as a CSV file. */
    get: operations['export_admin_charges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/invoices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list invoices. */
    get: operations['list_admin_invoices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/invoices.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list invoices that fits the filters, as a CSV file. */
    get: operations['export_admin_invoices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/seller-revenue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list seller-revenue. */
    get: operations['list_admin_seller-revenue'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/seller-revenue.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list seller-revenue that fits the filters, as a CSV file. */
    get: operations['export_admin_seller-revenue'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/seller-profit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list seller-profit. */
    get: operations['list_admin_seller-profit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/seller-profit.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list seller-profit that fits the filters, as a CSV file. */
    get: operations['export_admin_seller-profit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/statements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list statements. */
    get: operations['list_admin_statements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/statements.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list statements that fits the filters, as a CSV file. */
    get: operations['export_admin_statements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/statement-lines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list statement-lines. */
    get: operations['list_admin_statement-lines'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/statement-lines.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list statement-lines that fits the filters, as a CSV file. */
    get: operations['export_admin_statement-lines'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/statement-differences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list statement-differences. */
    get: operations['list_admin_statement-differences'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/statement-differences.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list statement-differences that fits the filters, as a CSV file. */
    get: operations['export_admin_statement-differences'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/advances': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list advances. */
    get: operations['list_admin_advances'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/advances.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list advances that fits the filters, as a CSV file. */
    get: operations['export_admin_advances'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/balance-adjustments.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list balance-adjustments that fits the filters, as a CSV file. */
    get: operations['export_admin_balance-adjustments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/blocked-buyers.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list blocked-buyers that fits the filters, as a CSV file. */
    get: operations['export_admin_blocked-buyers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list users. */
    get: operations['row_admin_users'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/bank-accounts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list bank-accounts. */
    get: operations['row_admin_bank-accounts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/products/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list products. */
    get: operations['row_admin_products'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/refunds/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list refunds. */
    get: operations['row_admin_refunds'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/review-items/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list review-items. */
    get: operations['row_admin_review-items'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/domains/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list domains. */
    get: operations['row_admin_domains'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/garantee-released/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list garantee-released. */
    get: operations['row_admin_garantee-released'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/withdrawals/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list withdrawals. */
    get: operations['row_admin_withdrawals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/paid-withdrawals/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list paid-withdrawals. */
    get: operations['row_admin_paid-withdrawals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/manager-withdrawals/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list manager-withdrawals. */
    get: operations['row_admin_manager-withdrawals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/paid-manager-withdrawals/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list paid-manager-withdrawals. */
    get: operations['row_admin_paid-manager-withdrawals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/balance-adjustments/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list balance-adjustments. */
    get: operations['row_admin_balance-adjustments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/blocked-buyers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list blocked-buyers. */
    get: operations['row_admin_blocked-buyers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/seller-negative/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list seller-negative. */
    get: operations['row_admin_seller-negative'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/charges/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list charges. */
    get: operations['row_admin_charges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/invoices/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list invoices. */
    get: operations['row_admin_invoices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/anticipations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list anticipations. */
    get: operations['row_admin_anticipations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/paid-anticipations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list paid-anticipations. */
    get: operations['row_admin_paid-anticipations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/statements/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list statements. */
    get: operations['row_admin_statements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/statement-differences/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list statement-differences. */
    get: operations['row_admin_statement-differences'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/pending-work': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What waits for the signed-in person, by page. Only of pages that they may open. */
    get: operations['PendingWorkController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/dashboard': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The sales of the platform in a period, its gateways, and what waits for the signed-in person. */
    get: operations['DashboardController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/manager/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list users. */
    get: operations['list_manager_users'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/manager/users.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list users that fits the filters, as a CSV file. */
    get: operations['export_manager_users'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/manager/withdrawals.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list withdrawals that fits the filters, as a CSV file. */
    get: operations['export_manager_withdrawals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/manager/statement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list statement. */
    get: operations['list_manager_statement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/manager/statement.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list statement that fits the filters, as a CSV file. */
    get: operations['export_manager_statement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/manager/withdrawals/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list withdrawals. */
    get: operations['row_manager_withdrawals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/manager/dashboard': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the sellers of the signed-in manager sell, and the commission on it. */
    get: operations['managers_dashboard'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/platforms.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list platforms that fits the filters, as a CSV file. */
    get: operations['export_master_platforms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/invoices.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list invoices that fits the filters, as a CSV file. */
    get: operations['export_master_invoices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/administrators.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list administrators that fits the filters, as a CSV file. */
    get: operations['export_master_administrators'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/webhook-logs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list webhook-logs. */
    get: operations['list_master_webhook-logs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/webhook-logs.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list webhook-logs that fits the filters, as a CSV file. */
    get: operations['export_master_webhook-logs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/session-logs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One page of the list session-logs. */
    get: operations['list_master_session-logs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/session-logs.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list session-logs that fits the filters, as a CSV file. */
    get: operations['export_master_session-logs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/blocked-networks.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every row of the list blocked-networks that fits the filters, as a CSV file. */
    get: operations['export_master_blocked-networks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/administrators/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list administrators. */
    get: operations['row_master_administrators'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/blocked-networks/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list blocked-networks. */
    get: operations['row_master_blocked-networks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/invoices/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list invoices. */
    get: operations['row_master_invoices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/session-logs/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list session-logs. */
    get: operations['row_master_session-logs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/webhook-logs/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One row of the list webhook-logs. */
    get: operations['row_master_webhook-logs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/platforms/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One platform, as a master changes it. */
    get: operations['PlatformsController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/platforms/{id}/overview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How many people a platform has, and its domains. */
    get: operations['PlatformsController_overview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/platforms/{id}/secrets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The keys and certificates of a platform: when they were set and by whom, never their values. */
    get: operations['PlatformsController_secrets'];
    /** Adds a key or the address of a certificate, uses the second one, or removes one. */
    put: operations['PlatformsController_changeSecret'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/platforms/{id}/data': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** The name of the platform and who runs it. */
    put: operations['PlatformsController_setData'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/platforms/{id}/permissions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Which payment methods the platform has, whether sellers withdraw, and its receiver. */
    put: operations['PlatformsController_setPermissions'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/platforms/{id}/gateways': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Which gateways the platform may connect. Connected accounts stay. */
    put: operations['PlatformsController_setGateways'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/platforms/{id}/limits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** The velocity limits of the platform. What is left out is as usual. */
    put: operations['PlatformsController_setLimits'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/platforms/{id}/staff-addresses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Clears the list of addresses of staff: they sign in from everywhere again. */
    put: operations['PlatformsController_clearStaffAddresses'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/platforms/{id}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Activates, suspends or closes the platform. */
    put: operations['PlatformsController_setStatus'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/master/platforms/{id}/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The data of the platform as JSON lines, without secrets. Recorded in the audit log. */
    get: operations['PlatformsController_export'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/release-forecast': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What is released on each of the next 90 days. */
    get: operations['release_forecast'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/garantee-released/{id}/decisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Releases before the day of the rule, or holds until a later day. */
    post: operations['decide_release'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/sales/{id}/money': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Explains what the seller has of a sale, to the cent.
     * @description For everybody with a part in the sale: the own parts, and the totals that they are computed from.
     */
    get: operations['own_sale_money'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/platform/balance/money': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Explains the balances of the seller: what made them, and when what is locked becomes available. */
    get: operations['own_balance_money'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/sales/{id}/money': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Explains where every cent of a sale goes. */
    get: operations['sale_money'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    BrandPictureUploadDto: {
      /** @enum {string} */
      picture: 'logoUrl' | 'logoDarkUrl' | 'faviconUrl' | 'signInImageUrl';
      fileName: string;
      bytes: number;
      /** @description Why; kept in the history. */
      reason: string;
      /** @description The version of the settings that you saw. */
      version: number;
    };
    BrandPictureLinkDto: {
      /** @description A path, to which the file is sent by PUT. */
      url: string;
      /** Format: date-time */
      expiresAt: string;
    };
    GreetingsDto: {
      'pt-BR'?: string;
      'en-US'?: string;
      'es-ES'?: string;
    };
    BrandDto: {
      name: string;
      logoUrl: string | null;
      supportEmail: string | null;
      termsUrl: string | null;
      privacyUrl: string | null;
      logoDarkUrl: string | null;
      faviconUrl: string | null;
      signInImageUrl: string | null;
      /** @description #rrggbb */
      accentColor: string | null;
      supportPhone: string | null;
      supportUrl: string | null;
      termsVersion: string | null;
      signInGreetings: components['schemas']['GreetingsDto'];
      /** @description Pages of sellers that the navigation leaves out. */
      hiddenPages: string[];
      poweredByShown: boolean;
    };
    SiteLanguagesDto: {
      offered: ('pt-BR' | 'en-US' | 'es-ES')[];
      /**
       * @description For readers who ask for none of them.
       * @enum {string}
       */
      usual: 'pt-BR' | 'en-US' | 'es-ES';
    };
    SiteDto: {
      /** @description Null: the host belongs to no platform. */
      brand: components['schemas']['BrandDto'] | null;
      /** @description Null: the host belongs to no platform. */
      languages: components['schemas']['SiteLanguagesDto'] | null;
      /** @description Whether masters sign in at this host. */
      isMasterHost: boolean;
      /** @description Whether the host belongs to a platform or to the masters. */
      isUsed: boolean;
    };
    CustomizationDto: {
      name: string;
      logoUrl: string | null;
      supportEmail: string | null;
      termsUrl: string | null;
      privacyUrl: string | null;
      logoDarkUrl: string | null;
      faviconUrl: string | null;
      signInImageUrl: string | null;
      /** @description #rrggbb */
      accentColor: string | null;
      supportPhone: string | null;
      supportUrl: string | null;
      termsVersion: string | null;
      signInGreetings: components['schemas']['GreetingsDto'];
      /** @description Pages of sellers that the navigation leaves out. */
      hiddenPages: string[];
      poweredByShown: boolean;
      version: number;
      mailSenderName: string | null;
      mailFooter: string | null;
    };
    CustomizationChangeDto: {
      /** @description The name of the platform. */
      name: string;
      logoUrl?: string;
      /** @description On dark backgrounds; left out: the other logo. */
      logoDarkUrl?: string;
      faviconUrl?: string;
      /** @description Beside the form of the sign-in pages. */
      signInImageUrl?: string;
      /** @description #rrggbb. White text must be readable on it: 4.5 to 1. */
      accentColor?: string;
      /** @description Left out: the name of the platform. */
      mailSenderName?: string;
      mailFooter?: string;
      /** Format: email */
      supportEmail?: string;
      supportPhone?: string;
      /** Format: uri */
      supportUrl?: string;
      termsUrl?: string;
      /** @description Stored with each seller who accepts the terms. */
      termsVersion?: string;
      privacyUrl?: string;
      /** @description What the sign-in pages say in Portuguese. */
      greetingPt?: string;
      greetingEn?: string;
      greetingEs?: string;
      /** @description Pages of sellers that the navigation leaves out. They still open by their address. */
      hiddenPages: string[];
      /** @description The sign-in pages name the installation. */
      poweredByShown: boolean;
      /** @description Why; kept in the history. */
      reason: string;
      /** @description The version that you changed. */
      version: number;
    };
    SettingChangeDto: {
      /** Format: uuid */
      id: string;
      change: {
        [key: string]: unknown;
      };
      previous: {
        [key: string]: unknown;
      } | null;
      reason: string | null;
      requestedBy: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      validFrom: string;
      /** Format: date-time */
      appliedAt: string | null;
      /** Format: date-time */
      canceledAt: string | null;
    };
    SettingChangesDto: {
      items: components['schemas']['SettingChangeDto'][];
    };
    UndoSettingsDto: {
      reason: string;
    };
    NewPixelDto: {
      /** @description For staff. */
      label?: string;
      /** @description For events of the server. Write-only; left out: the present one stays. */
      token?: string;
      /** @description Loaded at the checkouts of the platform. */
      isActive: boolean;
      /** @description Buyers are asked first. */
      needsConsent: boolean;
      /** @enum {string} */
      type: 'FACEBOOK' | 'GOOGLE_ADS' | 'GOOGLE_ANALYTICS' | 'TIKTOK' | 'KWAI';
      pixelId: string;
    };
    PixelAddedDto: {
      /** Format: uuid */
      id: string;
    };
    PixelSettingsShownDto: {
      label: string | null;
      isActive: boolean;
      needsConsent: boolean;
      version: number;
    };
    PixelChangeDto: {
      /** @description For staff. */
      label?: string;
      /** @description For events of the server. Write-only; left out: the present one stays. */
      token?: string;
      /** @description Loaded at the checkouts of the platform. */
      isActive: boolean;
      /** @description Buyers are asked first. */
      needsConsent: boolean;
      /** @description The version that you changed. */
      version: number;
    };
    PixelTestedDto: {
      /** @description The HTTP status that the network answered. */
      status: number;
    };
    TariffDto: {
      /** @description Basis points. */
      bps: number;
      /** @description Cents. */
      fixed: number;
    };
    MethodFeesDto: {
      PIX: components['schemas']['TariffDto'];
      BILLET: components['schemas']['TariffDto'];
      /** @description By number of installments, from 1 to 12. */
      CREDIT_CARD: components['schemas']['TariffDto'][];
    };
    CardInstallmentsDto: {
      numberOfInstallments: number;
      maxInstallmentsWithoutInterest: number;
      feeBasisPoints: number[];
      /** @description Cents. */
      minInstallmentValue: number;
    };
    ReleaseRuleDto: {
      days: number;
      affiliateDays?: number;
      coProducerDays?: number;
      /** @description Basis points. */
      reserveBps: number;
      reserveDays: number;
    };
    RollingReserveDto: {
      /** @description Basis points of what the seller earned in `days`. */
      bps: number;
      days: number;
      /** @description At least the largest sale of so many days; 0: none. */
      saleDays: number;
    };
    ReleaseSchemeDto: {
      PIX: components['schemas']['ReleaseRuleDto'];
      BILLET: components['schemas']['ReleaseRuleDto'];
      CREDIT_CARD: components['schemas']['ReleaseRuleDto'];
      /** @description What a seller leaves in the available balance. */
      rolling?: components['schemas']['RollingReserveDto'];
      businessDaysOnly: boolean;
      trackingRequired: boolean;
      heldByRefundRequest: boolean;
    };
    WithdrawalRulesDto: {
      minAmount: number;
      fee: number;
      dailyLimit: number;
      automaticDailyCap: number;
      fromHour: number;
      toHour: number;
      autoApproveLimit: number;
      fourEyesFrom: number;
      auditFrom: number;
    };
    DisputeRulesDto: {
      chargebackDays: number;
      medDays: number;
      chargebackFee: number;
      medFee: number;
      disputeFeeShared: boolean;
      refundFee: number;
      chargebackLimitCount: number;
      chargebackLimitBps: number;
    };
    AnticipationRulesDto: {
      anticipationsEnabled: boolean;
      anticipationLimitBps: number;
      anticipationFeeBps: number;
      anticipationMinAmount: number;
      anticipationPreApproveLimit: number;
      anticipationFourEyesFrom: number;
    };
    SellingRulesDto: {
      refundWindow14: boolean;
      refundWindow21: boolean;
      refundWindow30: boolean;
      cookieDays90: boolean;
      cookieDays180: boolean;
      cookieForever: boolean;
      firstClickCredited: boolean;
      currencyEUR: boolean;
      currencyUSD: boolean;
      currencyMXN: boolean;
      softDescriptor: string | null;
    };
    DocumentRulesDto: {
      /** @description The back of the identity, of persons. */
      personPhotoDocumentBack: boolean;
      /** @description A photo of the person with the identity, of persons. */
      personPhotoPersonWithDocument: boolean;
      /** @description A proof of address, of persons. */
      personAddressProof: boolean;
      /** @description A balance sheet or declaration of assets, of persons. */
      personBalanceSheet: boolean;
      /** @description The back of the identity of the partner in charge, of companies. */
      companyPhotoDocumentBack: boolean;
      /** @description A photo of that partner with the identity, of companies. */
      companyPhotoPersonWithDocument: boolean;
      /** @description A proof of address, of companies. */
      companyAddressProof: boolean;
      /** @description A balance sheet, of companies. */
      companyBalanceSheet: boolean;
      /** @description The articles of association, of companies. */
      companyPhotoDocumentSocialContract: boolean;
    };
    PlatformSettingsDto: {
      name: string;
      version: number;
      /** @description Sellers of the platform, whom a change of fees concerns. */
      sellers: number;
      pixEnabled: boolean;
      creditCardEnabled: boolean;
      billetEnabled: boolean;
      blockedCashout: boolean;
      trackingNeedsConsent: boolean;
      cartHeadingHidden: boolean;
      legalName: string | null;
      document: string | null;
      legalAddress: string | null;
      supportEmail: string | null;
      supportPhone: string | null;
      termsUrl: string | null;
      privacyUrl: string | null;
      fees: components['schemas']['MethodFeesDto'];
      /** @description False: they are those of the installation. */
      feesOwn: boolean;
      installments: components['schemas']['CardInstallmentsDto'];
      release: components['schemas']['ReleaseSchemeDto'];
      withdrawalRules: components['schemas']['WithdrawalRulesDto'];
      disputeRules: components['schemas']['DisputeRulesDto'];
      anticipationRules: components['schemas']['AnticipationRulesDto'];
      sellingRules: components['schemas']['SellingRulesDto'];
      documentRules: components['schemas']['DocumentRulesDto'];
      /** @description Those of pages and mails. */
      languages: ('pt-BR' | 'en-US' | 'es-ES')[];
      /**
       * @description For readers who ask for none of them.
       * @enum {string}
       */
      locale: 'pt-BR' | 'en-US' | 'es-ES';
      /** @description Networks from which staff sign in. Empty: from everywhere. */
      staffAddresses: string[];
    };
    MethodSettingsDto: {
      /** @description Why; kept in the history. */
      reason: string;
      /** @description A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once. */
      validFrom?: string;
      /** @description The version that you changed. */
      version: number;
      pixEnabled: boolean;
      creditCardEnabled: boolean;
      billetEnabled: boolean;
      /** @description No seller can withdraw. */
      blockedCashout: boolean;
    };
    FeeSettingsDto: {
      /** @description Why; kept in the history. */
      reason: string;
      /** @description A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once. */
      validFrom?: string;
      /** @description The version that you changed. */
      version: number;
      /** @description False: the fees of the installation, those to come too. Left out: own fees. */
      feesOwn?: boolean;
      /** Format: basisPoints */
      pixBasisPoints: number;
      /** Format: cents */
      pixFixed: Cents;
      /** Format: basisPoints */
      billetBasisPoints: number;
      /** Format: cents */
      billetFixed: Cents;
      /** @description By number of installments, from 1 to 12. */
      cardBasisPoints: number[];
      /** @description Cents, by number of installments, from 1 to 12. */
      cardFixed: Cents[];
    };
    InstallmentSettingsDto: {
      /** @description Why; kept in the history. */
      reason: string;
      /** @description A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once. */
      validFrom?: string;
      /** @description The version that you changed. */
      version: number;
      numberOfInstallments: number;
      maxInstallmentsWithoutInterest: number;
      /** Format: cents */
      minInstallmentValue: Cents;
      /** @description What buyers pay on the price, by number of installments, from 1 to 12. */
      feeBasisPoints: number[];
    };
    ReleaseSettingsDto: {
      /** @description Why; kept in the history. */
      reason: string;
      /** @description A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once. */
      validFrom?: string;
      /** @description The version that you changed. */
      version: number;
      pixDays: number;
      /** @description Other days of affiliates. */
      pixAffiliateDays?: number;
      /** @description Other days of co-producers. */
      pixCoProducerDays?: number;
      /**
       * Format: basisPoints
       * @description The part of each share that is held.
       */
      pixReserveBasisPoints: number;
      pixReserveDays: number;
      billetDays: number;
      /** @description Other days of affiliates. */
      billetAffiliateDays?: number;
      /** @description Other days of co-producers. */
      billetCoProducerDays?: number;
      /**
       * Format: basisPoints
       * @description The part of each share that is held.
       */
      billetReserveBasisPoints: number;
      billetReserveDays: number;
      cardDays: number;
      /** @description Other days of affiliates. */
      cardAffiliateDays?: number;
      /** @description Other days of co-producers. */
      cardCoProducerDays?: number;
      /**
       * Format: basisPoints
       * @description The part of each share that is held.
       */
      cardReserveBasisPoints: number;
      cardReserveDays: number;
      /**
       * Format: basisPoints
       * @description The part of recent earnings that a seller leaves in the available balance. Left out: none.
       */
      rollingBasisPoints?: number;
      /** @description Days of earnings that it is a part of; left out: 30. */
      rollingDays?: number;
      /** @description At least the largest sale of so many days. Left out: none. */
      rollingSaleDays?: number;
      /** @description A release on a weekend or a bank holiday moves to the next business day. */
      businessDaysOnly: boolean;
      /** @description The days of physical goods are counted from their tracking code. */
      trackingRequired: boolean;
      /** @description Nothing of a sale is released while its buyer asks for a refund. */
      heldByRefundRequest: boolean;
    };
    WithdrawalSettingsDto: {
      /** @description Why; kept in the history. */
      reason: string;
      /** @description A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once. */
      validFrom?: string;
      /** @description The version that you changed. */
      version: number;
      /**
       * Format: cents
       * @description Cents. The least amount.
       */
      minAmount: Cents;
      /**
       * Format: cents
       * @description Cents, taken out of the amount.
       */
      fee: Cents;
      /**
       * Format: cents
       * @description Cents that one person withdraws on a day.
       */
      dailyLimit: Cents;
      /**
       * Format: cents
       * @description Cents that are paid without a person on a day.
       */
      automaticDailyCap: Cents;
      /** @description Requests are taken from this hour on … */
      fromHour: number;
      /** @description … and before this one. */
      toHour: number;
      /**
       * Format: cents
       * @description Cents. Up to this amount, without any risk, nobody decides. 0: never.
       */
      autoApproveLimit: Cents;
      /**
       * Format: cents
       * @description Cents. From this amount on two people decide.
       */
      fourEyesFrom: Cents;
      /**
       * Format: cents
       * @description Cents. From this amount on it goes to audit first.
       */
      auditFrom: Cents;
    };
    DisputeSettingsDto: {
      /** @description Why; kept in the history. */
      reason: string;
      /** @description A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once. */
      validFrom?: string;
      /** @description The version that you changed. */
      version: number;
      /** @description Days for the defence, when the provider names no day. */
      chargebackDays: number;
      /** @description The same for a MED dispute. */
      medDays: number;
      /**
       * Format: cents
       * @description Cents that the seller pays for a chargeback that went back.
       */
      chargebackFee: Cents;
      /**
       * Format: cents
       * @description Cents, for a MED dispute.
       */
      medFee: Cents;
      /** @description Whether all who earned with the sale bear these two fees. Left out: the producer does. */
      disputeFeeShared?: boolean;
      /**
       * Format: cents
       * @description Cents, for a refund; left out: none.
       */
      refundFee?: Cents;
      /** @description Chargebacks of a month from which a seller or a brand is watched; 0: never. Left out: 5. */
      chargebackLimitCount?: number;
      /**
       * Format: basisPoints
       * @description The part of the card sales of the month, in basis points. Left out: 1.5 %.
       */
      chargebackLimitBps?: number;
    };
    AnticipationSettingsDto: {
      /** @description Why; kept in the history. */
      reason: string;
      /** @description A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once. */
      validFrom?: string;
      /** @description The version that you changed. */
      version: number;
      /** @description Sellers can ask to be paid early. */
      anticipationsEnabled: boolean;
      /**
       * Format: basisPoints
       * @description Basis points of the share of a card sale that can be paid early.
       */
      anticipationLimitBps: number;
      /**
       * Format: basisPoints
       * @description Basis points of the amount.
       */
      anticipationFeeBps: number;
      /**
       * Format: cents
       * @description Cents. The least amount.
       */
      anticipationMinAmount: Cents;
      /**
       * Format: cents
       * @description Cents. Up to this amount, without any risk, a request is pre-approved. 0: never.
       */
      anticipationPreApproveLimit: Cents;
      /**
       * Format: cents
       * @description Cents. From this amount on two people approve.
       */
      anticipationFourEyesFrom: Cents;
    };
    CompanySettingsDto: {
      /** @description Why; kept in the history. */
      reason: string;
      /** @description A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once. */
      validFrom?: string;
      /** @description The version that you changed. */
      version: number;
      legalName?: string;
      document?: string;
      legalAddress?: string;
      /** Format: email */
      supportEmail?: string;
      supportPhone?: string;
      termsUrl?: string;
      privacyUrl?: string;
    };
    CheckoutSettingsDto: {
      /** @description Why; kept in the history. */
      reason: string;
      /** @description A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once. */
      validFrom?: string;
      /** @description The version that you changed. */
      version: number;
      /** @description Trackers of sellers load only after the consent of the buyer. */
      trackingNeedsConsent: boolean;
      /** @description The minimalist checkout shows the cart without a heading. */
      cartHeadingHidden: boolean;
    };
    SellingSettingsDto: {
      /** @description Why; kept in the history. */
      reason: string;
      /** @description A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once. */
      validFrom?: string;
      /** @description The version that you changed. */
      version: number;
      /** @description Products may give 14 days to ask for the money back. */
      refundWindow14: boolean;
      /** @description The same for 21 days. */
      refundWindow21: boolean;
      /** @description The same for 30 days. */
      refundWindow30: boolean;
      /** @description Affiliates of a product may be remembered for 90 days. */
      cookieDays90: boolean;
      /** @description The same for 180 days. */
      cookieDays180: boolean;
      /** @description The same without an end. */
      cookieForever: boolean;
      /** @description The first affiliate who brought a buyer is credited, not the last. */
      firstClickCredited: boolean;
      /** @description Offers may be in euros. */
      currencyEUR: boolean;
      /** @description Offers may be in dollars. */
      currencyUSD: boolean;
      /** @description Offers may be in Mexican pesos. */
      currencyMXN: boolean;
      /** @description On the bill of a card, when neither the seller’s terms nor the product name a text. */
      softDescriptor?: string;
    };
    DocumentSettingsDto: {
      /** @description The back of the identity, of persons. */
      personPhotoDocumentBack: boolean;
      /** @description A photo of the person with the identity, of persons. */
      personPhotoPersonWithDocument: boolean;
      /** @description A proof of address, of persons. */
      personAddressProof: boolean;
      /** @description A balance sheet or declaration of assets, of persons. */
      personBalanceSheet: boolean;
      /** @description The back of the identity of the partner in charge, of companies. */
      companyPhotoDocumentBack: boolean;
      /** @description A photo of that partner with the identity, of companies. */
      companyPhotoPersonWithDocument: boolean;
      /** @description A proof of address, of companies. */
      companyAddressProof: boolean;
      /** @description A balance sheet, of companies. */
      companyBalanceSheet: boolean;
      /** @description The articles of association, of companies. */
      companyPhotoDocumentSocialContract: boolean;
      /** @description Why; kept in the history. */
      reason: string;
      /** @description A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once. */
      validFrom?: string;
      /** @description The version that you changed. */
      version: number;
    };
    LanguageSettingsDto: {
      /** @description Pages and mails are in Portuguese. */
      languagePortuguese: boolean;
      /** @description The same in English. */
      languageEnglish: boolean;
      /** @description The same in Spanish. */
      languageSpanish: boolean;
      /**
       * @description For readers who ask for none of them; one of them.
       * @enum {string}
       */
      defaultLanguage: 'pt-BR' | 'en-US' | 'es-ES';
      /** @description Why; kept in the history. */
      reason: string;
      /** @description A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once. */
      validFrom?: string;
      /** @description The version that you changed. */
      version: number;
    };
    StaffAddressSettingsDto: {
      /** @description Addresses and networks in CIDR notation from which staff sign in. Empty: from everywhere. */
      staffAddresses: string[];
      /** @description Why; kept in the history. */
      reason: string;
      /** @description A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once. */
      validFrom?: string;
      /** @description The version that you changed. */
      version: number;
    };
    InstallationFeePlanDto: {
      /** Format: uuid */
      id: string;
      fees: components['schemas']['MethodFeesDto'];
      /** Format: date-time */
      validFrom: string;
      reason: string;
      createdBy: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      canceledAt: string | null;
      /** @description It holds, or held. */
      isInEffect: boolean;
    };
    InstallationFeesDto: {
      present: components['schemas']['MethodFeesDto'];
      /** @description The newest first. */
      history: components['schemas']['InstallationFeePlanDto'][];
      /** @description Platforms without own fees. */
      platforms: number;
      /** @description Sellers of these platforms. */
      sellers: number;
    };
    DatedFeesDto: {
      /** @description Why; kept in the history. */
      reason: string;
      /** @description A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once. */
      validFrom?: string;
      /**
       * Format: uuid
       * @description The newest version that you saw. Left out: there was none.
       */
      basedOn?: string;
      /** Format: basisPoints */
      pixBasisPoints: number;
      /** Format: cents */
      pixFixed: Cents;
      /** Format: basisPoints */
      billetBasisPoints: number;
      /** Format: cents */
      billetFixed: Cents;
      /** @description By number of installments, from 1 to 12. */
      cardBasisPoints: number[];
      /** @description Cents, by number of installments, from 1 to 12. */
      cardFixed: Cents[];
    };
    SignInDto: {
      /**
       * @description Where to sign in. A session is valid in this area only.
       * @enum {string}
       */
      area: 'seller' | 'customer' | 'admin' | 'manager' | 'master';
      /** @example ana@example.com */
      email: string;
      password: string;
      /** @description Six digits of the authenticator, or a recovery code; for people with a second factor. */
      code?: string;
      /** @description The token of a challenge for a passkey. */
      challenge?: string;
      /** @description What the browser answered to the challenge, as JSON; instead of the code. */
      passkey?: string;
      /** @description Of a browser that was remembered; instead of the code, for sellers and customers. */
      device?: string;
      /** @description Remembers this browser for 30 days, if the second factor is entered and the person has an authenticator. Sellers and customers only. */
      remember?: boolean;
    };
    SignedInUserDto: {
      /** Format: uuid */
      id: string;
      /** @example FUNCTIONARY */
      role: string;
      name: string;
      /** @description The permissions in the admin area. */
      flags: (
        | 'isDashboardAvailable'
        | 'isUsersAvailable'
        | 'isFunctionariesAvailable'
        | 'isManagersAvailable'
        | 'isProductsAvailable'
        | 'isAccountingAvailable'
        | 'isSalesAvailable'
        | 'isUserRevenueAvailable'
        | 'isUserProfitAvailable'
        | 'isNegativeUsersAvailable'
        | 'isGaranteeReleaseAvailable'
        | 'isSubscriptionsAvailable'
        | 'isLastLoginAvailable'
        | 'isWithdrawsAvailable'
        | 'isWithdrawsManagerAvailable'
        | 'isAntecipationsAvailable'
        | 'isValidateDocumentsAvailable'
        | 'isValidateBankAccountsAvailable'
        | 'isWithdrawsRequestUsersAvailable'
        | 'isWithdrawsRequestManagersAvailable'
        | 'isConfigAvailable'
        | 'isNotificationsAvailable'
        | 'isChargesAvailable'
        | 'isUsersLoginAvailable'
        | 'isExportUsersAvailable'
        | 'isUserAdvancedOptionsAvailable'
        | 'isUserDocumentsAvailable'
      )[];
    };
    SignedInDto: {
      /** @description Sent as `Authorization: Bearer {token}`. Shown once. */
      token: string;
      /** Format: date-time */
      expiresAt: string;
      user: components['schemas']['SignedInUserDto'];
      /** @description Sent as `device` at the next sign-in on this browser. Left out: it is not remembered. Shown once. */
      device?: string;
    };
    CurrentUserDto: {
      /** Format: uuid */
      id: string;
      /** @example FUNCTIONARY */
      role: string;
      name: string;
      /** @description The permissions in the admin area. */
      flags: (
        | 'isDashboardAvailable'
        | 'isUsersAvailable'
        | 'isFunctionariesAvailable'
        | 'isManagersAvailable'
        | 'isProductsAvailable'
        | 'isAccountingAvailable'
        | 'isSalesAvailable'
        | 'isUserRevenueAvailable'
        | 'isUserProfitAvailable'
        | 'isNegativeUsersAvailable'
        | 'isGaranteeReleaseAvailable'
        | 'isSubscriptionsAvailable'
        | 'isLastLoginAvailable'
        | 'isWithdrawsAvailable'
        | 'isWithdrawsManagerAvailable'
        | 'isAntecipationsAvailable'
        | 'isValidateDocumentsAvailable'
        | 'isValidateBankAccountsAvailable'
        | 'isWithdrawsRequestUsersAvailable'
        | 'isWithdrawsRequestManagersAvailable'
        | 'isConfigAvailable'
        | 'isNotificationsAvailable'
        | 'isChargesAvailable'
        | 'isUsersLoginAvailable'
        | 'isExportUsersAvailable'
        | 'isUserAdvancedOptionsAvailable'
        | 'isUserDocumentsAvailable'
      )[];
      email: string;
    };
    TeamMembershipDto: {
      /** @enum {string} */
      role: 'ADMIN' | 'FINANCE' | 'SUPPORT' | 'READER';
      /** @description The name of the seller whose account it is. */
      owner: string;
    };
    CurrentSessionDto: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      area: 'seller' | 'customer' | 'admin' | 'manager' | 'master';
      /**
       * Format: uuid
       * @description Null for a master.
       */
      platformId: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      expiresAt: string;
      /** @description Nothing else is allowed until the person has added a second factor. */
      mustAddSecondFactor: boolean;
      /** @description The name of the staff member who signed in as the user. */
      impersonator: string | null;
      user: components['schemas']['CurrentUserDto'];
      /** @description Of a member of a team only. */
      team: components['schemas']['TeamMembershipDto'] | null;
    };
    OwnAreasDto: {
      /** @description Each is signed in to by itself. */
      areas: ('seller' | 'customer' | 'admin' | 'manager' | 'master')[];
    };
    ProofStandingDto: {
      /** @description 0: a sensitive change needs another proof. */
      secondsLeft: number;
    };
    SessionProofDto: {
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    RememberedDeviceDto: {
      /** Format: uuid */
      id: string;
      ip: string | null;
      userAgent: string | null;
      /** Format: date-time */
      createdAt: string;
      /**
       * Format: date-time
       * @description The last sign-in without a second factor.
       */
      usedAt: string;
      /** Format: date-time */
      expiresAt: string;
    };
    RememberedDeviceListDto: {
      /** @description The last used first. */
      items: components['schemas']['RememberedDeviceDto'][];
    };
    ListedSessionDto: {
      /** Format: uuid */
      id: string;
      /** @description The session of this request. */
      current: boolean;
      ip: string | null;
      userAgent: string | null;
      /** Format: date-time */
      createdAt: string;
      /** @description The name of the staff member who signed in as you. */
      impersonator: string | null;
      /**
       * Format: date-time
       * @description The last use, to five minutes.
       */
      seenAt: string;
      /** Format: date-time */
      expiresAt: string;
    };
    SessionListDto: {
      /** @description The last used first. */
      items: components['schemas']['ListedSessionDto'][];
    };
    PasswordRecoveryDto: {
      /**
       * @description The area whose account it is.
       * @enum {string}
       */
      area: 'seller' | 'customer' | 'admin' | 'manager' | 'master';
      /**
       * Format: email
       * @example ana@example.com
       */
      email: string;
    };
    SetPasswordDto: {
      /**
       * @description The area that the link names.
       * @enum {string}
       */
      area: 'seller' | 'customer' | 'admin' | 'manager' | 'master';
      /** @description From the link. */
      token: string;
      /** @description 12 to 128 characters, and not easy to guess. */
      password: string;
    };
    OwnPasswordDto: {
      /** @description The present password. */
      password: string;
      /** @description Six digits of the authenticator, or a recovery code; for people with an authenticator. */
      code?: string;
      /** @description 12 to 128 characters, and not easy to guess. */
      newPassword: string;
    };
    RenewedSessionDto: {
      /** @description Replaces the token of this session, which does not work any more. Shown once. */
      token: string;
    };
    NewFunctionaryDto: {
      name: string;
      /** Format: email */
      email: string;
      /** @description Permissions that you hold yourself. */
      flags: (
        | 'isDashboardAvailable'
        | 'isUsersAvailable'
        | 'isFunctionariesAvailable'
        | 'isManagersAvailable'
        | 'isProductsAvailable'
        | 'isAccountingAvailable'
        | 'isSalesAvailable'
        | 'isUserRevenueAvailable'
        | 'isUserProfitAvailable'
        | 'isNegativeUsersAvailable'
        | 'isGaranteeReleaseAvailable'
        | 'isSubscriptionsAvailable'
        | 'isLastLoginAvailable'
        | 'isWithdrawsAvailable'
        | 'isWithdrawsManagerAvailable'
        | 'isAntecipationsAvailable'
        | 'isValidateDocumentsAvailable'
        | 'isValidateBankAccountsAvailable'
        | 'isWithdrawsRequestUsersAvailable'
        | 'isWithdrawsRequestManagersAvailable'
        | 'isConfigAvailable'
        | 'isNotificationsAvailable'
        | 'isChargesAvailable'
        | 'isUsersLoginAvailable'
        | 'isExportUsersAvailable'
        | 'isUserAdvancedOptionsAvailable'
        | 'isUserDocumentsAvailable'
      )[];
    };
    FunctionaryDto: {
      /** Format: uuid */
      id: string;
      name: string;
      email: string;
      flags: (
        | 'isDashboardAvailable'
        | 'isUsersAvailable'
        | 'isFunctionariesAvailable'
        | 'isManagersAvailable'
        | 'isProductsAvailable'
        | 'isAccountingAvailable'
        | 'isSalesAvailable'
        | 'isUserRevenueAvailable'
        | 'isUserProfitAvailable'
        | 'isNegativeUsersAvailable'
        | 'isGaranteeReleaseAvailable'
        | 'isSubscriptionsAvailable'
        | 'isLastLoginAvailable'
        | 'isWithdrawsAvailable'
        | 'isWithdrawsManagerAvailable'
        | 'isAntecipationsAvailable'
        | 'isValidateDocumentsAvailable'
        | 'isValidateBankAccountsAvailable'
        | 'isWithdrawsRequestUsersAvailable'
        | 'isWithdrawsRequestManagersAvailable'
        | 'isConfigAvailable'
        | 'isNotificationsAvailable'
        | 'isChargesAvailable'
        | 'isUsersLoginAvailable'
        | 'isExportUsersAvailable'
        | 'isUserAdvancedOptionsAvailable'
        | 'isUserDocumentsAvailable'
      )[];
      /** @enum {string} */
      status: 'CREATED' | 'ACTIVE' | 'BLOCKED' | 'REMOVED';
      version: number;
      updatedBy: string | null;
      /** Format: date-time */
      updatedAt: string | null;
    };
    ShownFunctionaryDto: {
      /** Format: uuid */
      id: string;
      name: string;
      email: string;
      flags: (
        | 'isDashboardAvailable'
        | 'isUsersAvailable'
        | 'isFunctionariesAvailable'
        | 'isManagersAvailable'
        | 'isProductsAvailable'
        | 'isAccountingAvailable'
        | 'isSalesAvailable'
        | 'isUserRevenueAvailable'
        | 'isUserProfitAvailable'
        | 'isNegativeUsersAvailable'
        | 'isGaranteeReleaseAvailable'
        | 'isSubscriptionsAvailable'
        | 'isLastLoginAvailable'
        | 'isWithdrawsAvailable'
        | 'isWithdrawsManagerAvailable'
        | 'isAntecipationsAvailable'
        | 'isValidateDocumentsAvailable'
        | 'isValidateBankAccountsAvailable'
        | 'isWithdrawsRequestUsersAvailable'
        | 'isWithdrawsRequestManagersAvailable'
        | 'isConfigAvailable'
        | 'isNotificationsAvailable'
        | 'isChargesAvailable'
        | 'isUsersLoginAvailable'
        | 'isExportUsersAvailable'
        | 'isUserAdvancedOptionsAvailable'
        | 'isUserDocumentsAvailable'
      )[];
      /** @enum {string} */
      status: 'CREATED' | 'ACTIVE' | 'BLOCKED' | 'REMOVED';
      version: number;
      updatedBy: string | null;
      /** Format: date-time */
      updatedAt: string | null;
      /** @description An authenticator or a passkey. */
      hasSecondFactor: boolean;
    };
    ReasonedDto: {
      /** @description Why; recorded in the audit log. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    ChangedFunctionaryDto: {
      name: string;
      /** @description A permission that you do not hold yourself must stay as it is. */
      flags: (
        | 'isDashboardAvailable'
        | 'isUsersAvailable'
        | 'isFunctionariesAvailable'
        | 'isManagersAvailable'
        | 'isProductsAvailable'
        | 'isAccountingAvailable'
        | 'isSalesAvailable'
        | 'isUserRevenueAvailable'
        | 'isUserProfitAvailable'
        | 'isNegativeUsersAvailable'
        | 'isGaranteeReleaseAvailable'
        | 'isSubscriptionsAvailable'
        | 'isLastLoginAvailable'
        | 'isWithdrawsAvailable'
        | 'isWithdrawsManagerAvailable'
        | 'isAntecipationsAvailable'
        | 'isValidateDocumentsAvailable'
        | 'isValidateBankAccountsAvailable'
        | 'isWithdrawsRequestUsersAvailable'
        | 'isWithdrawsRequestManagersAvailable'
        | 'isConfigAvailable'
        | 'isNotificationsAvailable'
        | 'isChargesAvailable'
        | 'isUsersLoginAvailable'
        | 'isExportUsersAvailable'
        | 'isUserAdvancedOptionsAvailable'
        | 'isUserDocumentsAvailable'
      )[];
      /** @description A blocked person cannot sign in, and has no session. */
      blocked: boolean;
      /** @description The version that you changed. */
      version: number;
    };
    NewManagerDto: {
      name: string;
      /** Format: email */
      email: string;
      /** @description The code that sellers name when they register: letters and digits. */
      code: string;
    };
    ManagerCreatedDto: {
      /** Format: uuid */
      id: string;
    };
    ManagerDto: {
      /** Format: uuid */
      id: string;
      name: string;
      email: string;
      /** @enum {string} */
      status: 'CREATED' | 'ACTIVE' | 'BLOCKED';
      code: string | null;
      /** @description Where sellers register with the code. */
      link: string | null;
      version: number;
      /** @description A second factor, which staff could remove. */
      hasSecondFactor: boolean;
    };
    ChangedManagerDto: {
      name: string;
      code: string;
      /** @description A blocked manager cannot sign in, and has no session. */
      blocked: boolean;
      /** @description Why; recorded in the audit log. */
      reason: string;
      /** @description The version that you changed. */
      version: number;
    };
    StaffReasonDto: {
      /** @description Why; recorded in the audit log. */
      reason: string;
    };
    ManagerLinkDto: {
      /** @description What sellers name when they register. */
      code: string | null;
      /** @description Where sellers register with the code. */
      link: string | null;
    };
    MasterDto: {
      /** @description An authenticator or a passkey. */
      hasSecondFactor: boolean;
      /** Format: uuid */
      id: string;
      name: string;
      email: string;
      /** Format: date-time */
      createdAt: string;
    };
    MasterListDto: {
      items: components['schemas']['MasterDto'][];
    };
    ImpersonationDto: {
      /** @description Why; recorded in the audit log. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    ImpersonatedDto: {
      /** @description Of a session in the area of sellers that can only read. Shown once. */
      token: string;
      /** Format: date-time */
      expiresAt: string;
    };
    HeldSecondFactorDto: {
      /** @description An authenticator or a passkey. */
      hasSecondFactor: boolean;
    };
    BlockSellerDto: {
      blocked: boolean;
      /** @description Why; recorded in the audit log. */
      reason: string;
    };
    SecondFactorDto: {
      /** @description Whether sign-in needs a code. */
      isActive: boolean;
      recoveryCodesLeft: number;
    };
    PrepareSecondFactorDto: {
      /** @description The password, again. */
      password: string;
    };
    PreparedSecondFactorDto: {
      /** @description Base32, for an app that reads no QR code. Shown once. */
      secret: string;
      /** @description The otpauth address. */
      address: string;
      /** @description The address as a QR code: a picture in a data URI. */
      qrCode: string;
    };
    ConfirmSecondFactorDto: {
      /** @description Six digits of the authenticator. */
      code: string;
    };
    RecoveryCodesDto: {
      /** @description Replaces the token of this session, which does not work any more. Shown once. */
      token: string;
      /** @description Each works once instead of a code. Shown once. */
      recoveryCodes: string[];
    };
    RemoveSecondFactorDto: {
      /** @description The password, again. */
      password: string;
      /** @description Six digits of the authenticator, or a recovery code. */
      code: string;
    };
    PasskeyChallengeRequestDto: {
      /**
       * @description Where the person wants to sign in.
       * @enum {string}
       */
      area: 'seller' | 'customer' | 'admin' | 'manager' | 'master';
    };
    PasskeyChallengeDto: {
      /** @description Identifies the challenge, which works once, for five minutes. The browser that asked keeps it. */
      token: string;
      /** @description For `navigator.credentials` (WebAuthn level 3, JSON). */
      options: {
        [key: string]: unknown;
      };
    };
    PasskeySignInDto: {
      /** @description Where the person may sign in. */
      areas: ('seller' | 'customer' | 'admin' | 'manager' | 'master')[];
      /** @description The token of the challenge. */
      challenge: string;
      /** @description What the browser answered, as JSON. */
      passkey: string;
    };
    SignedInByPasskeyDto: {
      /** @description Sent as `Authorization: Bearer {token}`. Shown once. */
      token: string;
      /** Format: date-time */
      expiresAt: string;
      user: components['schemas']['SignedInUserDto'];
      /** @description Sent as `device` at the next sign-in on this browser. Left out: it is not remembered. Shown once. */
      device?: string;
      /** @enum {string} */
      area: 'seller' | 'customer' | 'admin' | 'manager' | 'master';
    };
    PasskeyDto: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description The domain at which it works. */
      domain: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      lastUsedAt: string | null;
    };
    PasskeyListDto: {
      /** @description The oldest first. */
      items: components['schemas']['PasskeyDto'][];
    };
    PreparePasskeyDto: {
      /** @description The password, again. */
      password: string;
      /** @description A code of the authenticator, or a recovery code; for people with an authenticator. */
      code?: string;
    };
    NewPasskeyDto: {
      /** @description What the person calls the device. */
      name: string;
      /** @description The token of the challenge. */
      challenge: string;
      /** @description What the browser answered, as JSON. */
      passkey: string;
    };
    AddedPasskeyDto: {
      /** @description Replaces the token of this session, which does not work any more. Shown once. */
      token: string;
      /** @description With the first second factor: each works once instead of it. Shown once. Empty for every further passkey. */
      recoveryCodes: string[];
    };
    RemovePasskeyDto: {
      /** @description The password, again. */
      password: string;
      /** @description A code of the authenticator, or a recovery code; for people with an authenticator. */
      code?: string;
    };
    PlatformEntryDto: {
      /** @description The token of the permission. */
      token: string;
    };
    EnteredPlatformDto: {
      /** @description Of a session in the administration that can only read. Shown once. */
      token: string;
      /** Format: date-time */
      expiresAt: string;
    };
    RegistrationDto: {
      name: string;
      /** @description CPF or CNPJ. */
      document: string;
      /** Format: email */
      email: string;
      phone: string;
      /** @description 12 to 128 characters, and not easy to guess. */
      password: string;
      /** @description How they met the platform. */
      heardFrom?: string;
      /** @description The code of a manager, who then looks after the seller. */
      managerCode?: string;
      /**
       * @description The terms of the platform were accepted; their address is stored.
       * @enum {string}
       */
      acceptsTerms: 'yes';
    };
    RegisteredDto: {
      /**
       * Format: uuid
       * @description Names what was entered when it is confirmed.
       */
      registration: string;
    };
    ConfirmRegistrationDto: {
      /** Format: email */
      email: string;
      /** @description Six digits. */
      code: string;
      /**
       * Format: uuid
       * @description What the registration answered, or the sign-in that sent another code. Without it no code is right.
       */
      registration?: string;
    };
    ProfileDto: {
      name: string;
      email: string;
      phone: string | null;
      document: string | null;
      status: string;
      version: number;
      /** Format: date-time */
      createdAt: string;
    };
    ProfileChangeDto: {
      name: string;
      phone?: string;
      /** @description It can be given once. */
      document?: string;
      /** @description The version that you changed. */
      version: number;
    };
    NewPlatformDto: {
      name: string;
      /** @description A domain, without scheme and port. */
      host: string;
      administratorName: string;
      /** Format: email */
      administratorEmail: string;
    };
    CreatedPlatformDto: {
      /** Format: uuid */
      id: string;
    };
    NewAdministratorDto: {
      /** Format: uuid */
      platform: string;
      name: string;
      /** Format: email */
      email: string;
    };
    BlockAdministratorDto: {
      blocked: boolean;
      /** @description Why; recorded in the audit log. */
      reason: string;
    };
    ChangePlatformDto: {
      /**
       * Format: uuid
       * @description The platform that the person administers from now on.
       */
      platform: string;
      /** @description Why; recorded in the audit log of both platforms. */
      reason: string;
    };
    MovedAdministratorDto: {
      /**
       * Format: uuid
       * @description The account on the other platform.
       */
      id: string;
    };
    BulkActionDto: {
      /** @description The rows that were selected. Left out: all rows that fit `query`. */
      ids?: string[];
      /** @description The filters, as the query of the list. */
      query?: string;
      /** @description How many rows the person saw. With another number of rows nothing is done. */
      count: number;
      /** @description Why; recorded with your name. */
      reason: string;
    };
    PermittedEntryDto: {
      /** @description Works once, for two minutes, at the host of the platform. Shown once. */
      token: string;
      /** @description What the addresses of the platform begin with. */
      origin: string;
    };
    EndSessionsDto: {
      /** @description Every session of the person in the area, not only that of the sign-in. */
      all: boolean;
      /** @description Why; recorded in the audit log. */
      reason: string;
    };
    EndedSessionsDto: {
      /** @description How many sessions ended. */
      ended: number;
    };
    ApiKeyDto: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @enum {string} */
      scope: 'READ' | 'WRITE';
      /** @description What the key begins with. */
      beginning: string;
      /** Format: date-time */
      createdAt: string;
      /**
       * Format: date-time
       * @description To five minutes.
       */
      lastUsedAt: string | null;
    };
    ApiKeysDto: {
      /** @description Those that work, the newest first. */
      items: components['schemas']['ApiKeyDto'][];
    };
    NewApiKeyDto: {
      /** @description What the key is for. */
      name: string;
      /**
       * @description `READ` reads only; `WRITE` also changes.
       * @enum {string}
       */
      scope: 'READ' | 'WRITE';
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    CreatedApiKeyDto: {
      /** @description Sent as `Authorization: Bearer {key}`. Shown once. */
      key: string;
    };
    MemberDto: {
      /** Format: uuid */
      id: string;
      name: string;
      email: string;
      /** @enum {string} */
      role: 'ADMIN' | 'FINANCE' | 'SUPPORT' | 'READER';
      /** @enum {string} */
      status: 'CREATED' | 'ACTIVE' | 'BLOCKED';
      /** Format: date-time */
      lastSignInAt: string | null;
      version: number;
    };
    TeamDto: {
      /** @description The oldest first. The owner is not among them. */
      items: components['schemas']['MemberDto'][];
    };
    NewMemberDto: {
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
      name: string;
      /** Format: email */
      email: string;
      /** @enum {string} */
      role: 'ADMIN' | 'FINANCE' | 'SUPPORT' | 'READER';
    };
    InvitedMemberDto: {
      /** Format: uuid */
      id: string;
    };
    ChangedMemberDto: {
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
      /** @enum {string} */
      role: 'ADMIN' | 'FINANCE' | 'SUPPORT' | 'READER';
      /** @description The version that you changed. */
      version: number;
    };
    TeamProofDto: {
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    BlockNetworkDto: {
      /**
       * @description An address, or a network in CIDR notation; at the widest a /16 (IPv6: /32).
       * @example 203.0.113.0/24
       */
      network: string;
      /** @description How long. Left out: until somebody ends it. */
      days?: number;
      /** @description Why; recorded in the audit log. */
      reason: string;
    };
    BlockedNetworkIdDto: {
      /** Format: uuid */
      id: string;
    };
    SignInByCodeDto: {
      /** Format: email */
      email: string;
      /** @description Six digits, from the mail. */
      code: string;
      /** @description Six digits of the authenticator, or a recovery code; for customers with a second factor. */
      factor?: string;
    };
    SignInByLinkDto: {
      /** @description From the link in a mail. */
      token: string;
      /** @description Six digits of the authenticator, or a recovery code; for customers with a second factor. */
      factor?: string;
    };
    LastTestDto: {
      /** Format: date-time */
      at: string;
      /**
       * @description Whether the cent arrived.
       * @enum {string}
       */
      result: 'OPEN' | 'PAID' | 'NOT_PAID';
    };
    OwnBankAccountDto: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      kind: 'BANK' | 'PIX';
      bankCode: string | null;
      branchNumber: string | null;
      branchDigit: string | null;
      accountNumber: string | null;
      accountDigit: string | null;
      /** @enum {string|null} */
      accountType: 'CHECKING' | 'SAVINGS' | null;
      pixKey: string | null;
      /** @enum {string|null} */
      pixType: 'CPF' | 'CNPJ' | 'EMAIL' | 'PHONE' | 'RANDOM' | null;
      /** @enum {string} */
      status: 'PENDING' | 'ACTIVE' | 'REJECTED' | 'BLOCKED';
      reason: string | null;
      /** Format: date-time */
      usableFrom: string | null;
      /** Format: date-time */
      createdAt: string;
      /** @description The last cent that staff sent to it. */
      lastTest: components['schemas']['LastTestDto'] | null;
    };
    OwnBankAccountsDto: {
      items: components['schemas']['OwnBankAccountDto'][];
    };
    NewBankAccountDto: {
      /** @enum {string} */
      kind: 'BANK' | 'PIX';
      bankCode?: string;
      branchNumber?: string;
      branchDigit?: string;
      accountNumber?: string;
      accountDigit?: string;
      /** @enum {string} */
      accountType?: 'CHECKING' | 'SAVINGS';
      pixKey?: string;
      /**
       * @description Left out: by the form of the key.
       * @enum {string}
       */
      pixType?: 'CPF' | 'CNPJ' | 'EMAIL' | 'PHONE' | 'RANDOM';
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    BankAccountDecisionDto: {
      /** @enum {string} */
      status: 'ACTIVE' | 'REJECTED' | 'BLOCKED';
      /** @description Why. The seller sees it. */
      reason: string;
      /**
       * @description The state that you saw. Another one is answered 409.
       * @enum {string}
       */
      seen: 'PENDING' | 'ACTIVE' | 'REJECTED' | 'BLOCKED';
    };
    ExportRequestDto: {
      /** @description The name of the list, e.g. `users`. */
      list: string;
      /** @description Filters, sort and columns, as the query of the list. */
      query?: string;
    };
    AskedExportDto: {
      /** Format: uuid */
      id: string;
    };
    ExportDto: {
      /** Format: uuid */
      id: string;
      list: string;
      query: string;
      /** @enum {string} */
      state: 'QUEUED' | 'RUNNING' | 'READY' | 'FAILED';
      /** @description Rows that fit when it was asked for. */
      total: number;
      /** @description Rows written so far. */
      rows: number;
      bytes: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      endedAt: string | null;
      /** Format: date-time */
      expiresAt: string;
      /** @description SHA-256 of the file, in hexadecimal. */
      checksum: string | null;
      /** @description The query of the address of the file, when it is ready. */
      link: string | null;
    };
    ExportListDto: {
      items: components['schemas']['ExportDto'][];
    };
    SavedViewDto: {
      /** Format: uuid */
      id: string;
      list: string;
      name: string;
      query: string;
      isDefault: boolean;
    };
    SavedViewListDto: {
      /** @description By list and name. */
      items: components['schemas']['SavedViewDto'][];
    };
    NewSavedViewDto: {
      /** @description The name of the list, e.g. `users`. */
      list: string;
      /** @description A view of the same name is replaced. */
      name: string;
      /** @description Filters, period, sort and columns, as the query of the list. */
      query?: string;
      /** @description Whether it opens where the address of the list says nothing. */
      isDefault: boolean;
    };
    ViewSavedDto: {
      /** Format: uuid */
      id: string;
    };
    NewRowsDto: {
      /** @description Counted up to 100. */
      count: number;
    };
    EarlierDocumentDto: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      status: 'PENDING' | 'ACTIVE' | 'REJECTED';
      problem: string | null;
      /** Format: date-time */
      submittedAt: string;
      /** Format: date-time */
      reviewedAt: string | null;
    };
    OwnDocumentDto: {
      /** @enum {string} */
      kind:
        | 'photoDocument'
        | 'photoDocumentBack'
        | 'photoPersonWithDocument'
        | 'addressProof'
        | 'balanceSheet'
        | 'photoDocumentSocialContract';
      label: string;
      hint: string;
      isRequired: boolean;
      /** @description It is photographed with a phone. */
      isPhoto: boolean;
      /** @enum {string} */
      status: 'MISSING' | 'PENDING' | 'ACTIVE' | 'REJECTED';
      /** @description Why it was rejected, or that it is missing. */
      problem: string | null;
      /** Format: uuid */
      documentId: string | null;
      isPdf: boolean;
      /** Format: date-time */
      submittedAt: string | null;
      /** Format: date-time */
      reviewedAt: string | null;
      history: components['schemas']['EarlierDocumentDto'][];
    };
    OwnDocumentsDto: {
      /** @enum {string} */
      accountStatus: 'CREATED' | 'EMAIL_CONFIRMED' | 'DOCUMENTS_PENDING' | 'ACTIVE' | 'BLOCKED';
      /** @enum {string|null} */
      documentType: 'CPF' | 'CNPJ' | null;
      maxBytes: number;
      types: string[];
      items: components['schemas']['OwnDocumentDto'][];
    };
    DocumentUploadDto: {
      /** @enum {string} */
      kind:
        | 'photoDocument'
        | 'photoDocumentBack'
        | 'photoPersonWithDocument'
        | 'addressProof'
        | 'balanceSheet'
        | 'photoDocumentSocialContract';
      /** @description Only the ending counts. */
      fileName: string;
      /** @description The exact size of the file. */
      bytes: number;
    };
    UploadLinkDto: {
      /** @description A path on the host of the platform. PUT the file there as the body. */
      url: string;
      /** Format: date-time */
      expiresAt: string;
    };
    FileLinkDto: {
      /** @description A path on the host of the platform. */
      url: string;
      /** Format: date-time */
      expiresAt: string;
    };
    ChoiceDto: {
      code: string;
      label: string;
    };
    SellerUnderReviewDto: {
      /** Format: uuid */
      id: string;
      name: string;
      email: string;
      /** @description Masked. */
      document: string | null;
      /** @enum {string|null} */
      documentType: 'CPF' | 'CNPJ' | null;
      phone: string | null;
      status: string;
      /** Format: date-time */
      createdAt: string;
    };
    SubmissionDto: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      kind:
        | 'photoDocument'
        | 'photoDocumentBack'
        | 'photoPersonWithDocument'
        | 'addressProof'
        | 'balanceSheet'
        | 'photoDocumentSocialContract';
      label: string;
      /** @enum {string} */
      status: 'PENDING' | 'ACTIVE' | 'REJECTED';
      problem: string | null;
      /** Format: date-time */
      submittedAt: string;
      /** Format: date-time */
      reviewedAt: string | null;
      reviewer: string | null;
    };
    WaitingDocumentDto: {
      /** Format: uuid */
      id: string;
      seller: string;
      label: string;
      /** Format: date-time */
      dueAt: string;
    };
    DocumentUnderReviewDto: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      kind:
        | 'photoDocument'
        | 'photoDocumentBack'
        | 'photoPersonWithDocument'
        | 'addressProof'
        | 'balanceSheet'
        | 'photoDocumentSocialContract';
      label: string;
      /** @enum {string} */
      status: 'PENDING' | 'ACTIVE' | 'REJECTED';
      problem: string | null;
      /** Format: date-time */
      submittedAt: string;
      /** Format: date-time */
      reviewedAt: string | null;
      reviewer: string | null;
      version: number;
      contentType: string;
      bytes: number;
      /** @description SHA-256 of the kept file, in hexadecimal. */
      sha256: string;
      /** @description A newer one of its kind was sent. */
      isSuperseded: boolean;
      /** @description Which submission of its kind it is, from 1. */
      attempt: number;
      /** Format: date-time */
      dueAt: string;
      /** @description The questions that were answered with yes. */
      yes: string[];
      /** @description The questions that were answered with no. */
      no: string[];
      questions: components['schemas']['ChoiceDto'][];
      reasons: components['schemas']['ChoiceDto'][];
      seller: components['schemas']['SellerUnderReviewDto'];
      current: components['schemas']['SubmissionDto'][];
      history: components['schemas']['SubmissionDto'][];
      /** @description How many documents wait. */
      waiting: number;
      /** @description Its place among them, from 1. 0: it does not wait. */
      position: number;
      /** Format: uuid */
      previous: string | null;
      next: components['schemas']['WaitingDocumentDto'][];
    };
    DocumentViewDto: {
      /** @description A path on the host of the platform. */
      url: string;
      /** Format: date-time */
      expiresAt: string;
      contentType: string;
    };
    TaxIdDto: {
      document: string | null;
    };
    DocumentDecisionDto: {
      /**
       * @description `ASK_AGAIN`: an approved document must be sent again; the seller stays active.
       * @enum {string}
       */
      decision: 'APPROVE' | 'REJECT' | 'ASK_AGAIN';
      /** @description The questions that are answered with yes. */
      yes: (
        | 'wholeInPhoto'
        | 'legible'
        | 'valid'
        | 'samePerson'
        | 'sameDocument'
        | 'faceVisible'
        | 'recent'
        | 'sameName'
        | 'complete'
        | 'registered'
        | 'sameCompany'
      )[];
      /** @description The questions that are answered with no. */
      no: (
        | 'wholeInPhoto'
        | 'legible'
        | 'valid'
        | 'samePerson'
        | 'sameDocument'
        | 'faceVisible'
        | 'recent'
        | 'sameName'
        | 'complete'
        | 'registered'
        | 'sameCompany'
      )[];
      /** @description A code of the reasons. Needed unless it is approved. */
      reason?: string;
      /** @description The seller reads it. */
      note?: string;
      /** @description The version that was reviewed. */
      version: number;
    };
    DocumentsOfSellerDto: {
      items: components['schemas']['SubmissionDto'][];
    };
    AffectedSellersDto: {
      count: number;
      /** @description The first of them, by name. */
      names: string[];
    };
    DemandPreviewDto: {
      /** @description Verified sellers with a demanded document missing. They stay verified. */
      incomplete: components['schemas']['AffectedSellersDto'];
      /** @description Sellers who wait and would be verified. */
      verified: components['schemas']['AffectedSellersDto'];
    };
    ReviewResolutionDto: {
      /** @description What you found and did; recorded with your name. */
      resolution: string;
    };
    OwnTariffDto: {
      /** @description Basis points. */
      bps: number;
      /** @description Cents. */
      fixed: number;
    };
    FeesInEffectDto: {
      PIX: components['schemas']['OwnTariffDto'];
      BILLET: components['schemas']['OwnTariffDto'];
      /** @description By number of installments, from 1 to 12. */
      CREDIT_CARD: components['schemas']['OwnTariffDto'][];
    };
    OwnReleaseRuleDto: {
      days: number;
      affiliateDays?: number;
      coProducerDays?: number;
      /** @description Basis points. */
      reserveBps: number;
      reserveDays: number;
    };
    OwnRollingReserveDto: {
      /** @description Basis points of what the seller earned in `days`. */
      bps: number;
      days: number;
      /** @description At least the largest sale of so many days; 0: none. */
      saleDays: number;
    };
    ReleaseRulesDto: {
      PIX: components['schemas']['OwnReleaseRuleDto'];
      BILLET: components['schemas']['OwnReleaseRuleDto'];
      CREDIT_CARD: components['schemas']['OwnReleaseRuleDto'];
      /** @description What the seller leaves in the available balance. */
      rolling?: components['schemas']['OwnRollingReserveDto'];
    };
    TermsValuesDto: {
      pixOwn: boolean;
      billetOwn: boolean;
      cardOwn: boolean;
      /** @description The own fees, and those of the platform for the other methods. */
      fees: components['schemas']['FeesInEffectDto'];
      releaseOwn: boolean;
      /** @description The own days and reserves, else those of the platform. */
      release: components['schemas']['ReleaseRulesDto'];
      /** @description Cents. Null: as the platform. */
      withdrawalFee: number | null;
      refundFee: number | null;
      chargebackFee: number | null;
      medFee: number | null;
      /**
       * @description Null: as the platform.
       * @enum {string|null}
       */
      anticipation: 'ON' | 'OFF' | null;
      anticipationFeeBasisPoints: number | null;
      pixOffered: boolean;
      cardOffered: boolean;
      billetOffered: boolean;
      pixGateway: string | null;
      cardGateway: string | null;
      billetGateway: string | null;
      maxInstallments: number | null;
      softDescriptor: string | null;
      salesBlocked: boolean;
      cashOutBlocked: boolean;
    };
    TermsVersionDto: {
      /** Format: uuid */
      id: string;
      value: components['schemas']['TermsValuesDto'];
      reason: string;
      createdBy: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      validFrom: string;
      /** Format: date-time */
      canceledAt: string | null;
      /** @description It holds, or held. */
      isInEffect: boolean;
    };
    NamedAccountDto: {
      /** Format: uuid */
      id: string;
      provider: string;
    };
    SellerTermsShownDto: {
      present: components['schemas']['TermsValuesDto'];
      /** @description What holds for sellers without own terms. */
      platformFees: components['schemas']['FeesInEffectDto'];
      /** @description The latest instant first. */
      history: components['schemas']['TermsVersionDto'][];
      /** @description The newest version, for `basedOn`. */
      newest: string | null;
      accounts: components['schemas']['NamedAccountDto'][];
    };
    SellerTermsDto: {
      /** @description Why; kept in the history. */
      reason: string;
      /** @description A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once. */
      validFrom?: string;
      /**
       * Format: uuid
       * @description The newest version that you saw. Left out: there was none.
       */
      basedOn?: string;
      /** @description The seller has own fees for PIX. */
      pixOwn: boolean;
      /** Format: basisPoints */
      pixBasisPoints?: number;
      /** Format: cents */
      pixFixed?: Cents;
      billetOwn: boolean;
      /** Format: basisPoints */
      billetBasisPoints?: number;
      /** Format: cents */
      billetFixed?: Cents;
      cardOwn: boolean;
      /** @description By number of installments, from 1 to 12. */
      cardBasisPoints?: number[];
      /** @description Cents, by number of installments, from 1 to 12. */
      cardFixed?: Cents[];
      /**
       * Format: cents
       * @description Cents for a withdrawal; left out: as the platform.
       */
      withdrawalFee?: Cents;
      /**
       * Format: cents
       * @description Cents for a refund.
       */
      refundFee?: Cents;
      /**
       * Format: cents
       * @description Cents for a chargeback.
       */
      chargebackFee?: Cents;
      /**
       * Format: cents
       * @description Cents for a MED dispute.
       */
      medFee?: Cents;
      /**
       * @description Whether the seller may ask to be paid early; left out: as the platform.
       * @enum {string}
       */
      anticipation?: 'ON' | 'OFF';
      /**
       * Format: basisPoints
       * @description What being paid early costs, of the amount; left out: as the platform.
       */
      anticipationFeeBasisPoints?: number;
      pixOffered: boolean;
      cardOffered: boolean;
      billetOffered: boolean;
      /**
       * Format: uuid
       * @description The gateway account that is tried first.
       */
      pixGateway?: string;
      /** Format: uuid */
      cardGateway?: string;
      /** Format: uuid */
      billetGateway?: string;
      maxInstallments?: number;
      /** @description What the bill of a card says: letters and digits. */
      softDescriptor?: string;
      /** @description The seller has own days of release and reserves. */
      releaseOwn?: boolean;
      pixDays?: number;
      pixAffiliateDays?: number;
      pixCoProducerDays?: number;
      /** Format: basisPoints */
      pixReserveBasisPoints?: number;
      pixReserveDays?: number;
      billetDays?: number;
      billetAffiliateDays?: number;
      billetCoProducerDays?: number;
      /** Format: basisPoints */
      billetReserveBasisPoints?: number;
      billetReserveDays?: number;
      cardDays?: number;
      cardAffiliateDays?: number;
      cardCoProducerDays?: number;
      /** Format: basisPoints */
      cardReserveBasisPoints?: number;
      cardReserveDays?: number;
      /**
       * Format: basisPoints
       * @description The part of recent earnings that a seller leaves in the available balance. Left out: none.
       */
      rollingBasisPoints?: number;
      /** @description Days of earnings that it is a part of; left out: 30. */
      rollingDays?: number;
      /** @description At least the largest sale of so many days. Left out: none. */
      rollingSaleDays?: number;
      /** @description Checkouts of the seller refuse to sell. */
      salesBlocked: boolean;
      /** @description Withdrawals of the seller are refused. */
      cashOutBlocked: boolean;
    };
    ReasonDto: {
      /** @description Why; recorded. */
      reason: string;
    };
    BalancesDto: {
      /** @description Cents. */
      pending: number;
      /** @description Cents. */
      available: number;
      /** @description Cents. */
      reserve: number;
      /** @description Cents. */
      blocked: number;
      /** @description Cents. */
      debt: number;
    };
    NoteDto: {
      /** Format: uuid */
      id: string;
      note: string;
      authorName: string;
      /** Format: date-time */
      createdAt: string;
      /** @description A manager sent it to the seller. */
      isMessage: boolean;
    };
    TimelineEventDto: {
      /** Format: date-time */
      at: string;
      /** @description As the audit log names it. */
      action: string;
      actor: string;
      reason: string | null;
    };
    SellerFileDto: {
      balances: components['schemas']['BalancesDto'];
      notes: components['schemas']['NoteDto'][];
      timeline: components['schemas']['TimelineEventDto'][];
    };
    NewNoteDto: {
      note: string;
    };
    RevealedDocumentDto: {
      /** @description CPF or CNPJ. */
      document: string | null;
      /**
       * Format: date-time
       * @description A page hides it then.
       */
      until: string;
    };
    RuleValuesDto: {
      /** @enum {string} */
      base: 'MARGIN' | 'FEE' | 'GMV';
      basisPoints: number;
      pixBasisPoints: number | null;
      cardBasisPoints: number | null;
      billetBasisPoints: number | null;
      until: string | null;
      /** @description Cents. */
      cap: number | null;
      months: number | null;
    };
    RuleVersionDto: {
      /** Format: uuid */
      id: string;
      value: components['schemas']['RuleValuesDto'];
      reason: string;
      createdBy: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      validFrom: string;
      /** Format: date-time */
      canceledAt: string | null;
      isInEffect: boolean;
    };
    ManagerRuleShownDto: {
      present: components['schemas']['RuleValuesDto'];
      history: components['schemas']['RuleVersionDto'][];
      newest: string | null;
    };
    ManagerRuleDto: {
      /** @description Why; kept in the history. */
      reason: string;
      /** @description A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once. */
      validFrom?: string;
      /**
       * Format: uuid
       * @description The newest version that you saw. Left out: there was none.
       */
      basedOn?: string;
      /**
       * @description Of what the platform keeps after the cost, of its fee, or of the prices of the items.
       * @enum {string}
       */
      base: 'MARGIN' | 'FEE' | 'GMV';
      /** Format: basisPoints */
      basisPoints: number;
      /**
       * Format: basisPoints
       * @description Another percentage for PIX.
       */
      pixBasisPoints?: number;
      /** Format: basisPoints */
      cardBasisPoints?: number;
      /** Format: basisPoints */
      billetBasisPoints?: number;
      /** @description The last day, YYYY-MM-DD in America/Sao_Paulo. */
      until?: string;
      /**
       * Format: cents
       * @description Cents: the most of one sale.
       */
      cap?: Cents;
      /** @description Only so many months after the first sale of the seller. */
      months?: number;
    };
    PortfolioSellerDto: {
      /** Format: uuid */
      id: string;
      name: string;
      email: string;
    };
    OtherManagerDto: {
      /** Format: uuid */
      id: string;
      name: string;
    };
    PortfolioDto: {
      /** @description The oldest 200. */
      items: components['schemas']['PortfolioSellerDto'][];
      /** @description To whom they can go: those who are not blocked, the first 100 by name. */
      managers: components['schemas']['OtherManagerDto'][];
    };
    TransferDto: {
      /**
       * Format: uuid
       * @description The new manager. Left out: nobody.
       */
      to?: string;
      /** @description Left out: all of them, 200 at a time. */
      sellerIds?: string[];
      /** @description A day in America/Sao_Paulo. Left out or today: at once. */
      validFrom?: string;
      /** @description Why; kept in the history. */
      reason: string;
    };
    TransferredDto: {
      transferred: number;
      hasMore: boolean;
    };
    ManagedFiguresDto: {
      /** Format: uuid */
      id: string;
      name: string;
      status: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      lastSignInAt: string | null;
      /** Format: date-time */
      lastSaleAt: string | null;
      /** @description Cents: what was sold in 30 days and not given back. */
      revenue: number;
      /** @description Of 90 days. */
      chargebackBps: number;
      /** @description The seller has other fees than the platform. */
      hasOwnFees: boolean;
    };
    ManagedSellerDto: {
      seller: components['schemas']['ManagedFiguresDto'];
      /** @description Those of the manager, the newest first. */
      notes: components['schemas']['NoteDto'][];
    };
    NewMessageDto: {
      /** @description What the seller reads. */
      message: string;
      /**
       * Format: uuid
       * @description New for each message; a repeated request with the same key sends nothing.
       */
      requestKey: string;
    };
    NotificationModesDto: {
      /** @enum {string} */
      onBuyApproved: 'NONE' | 'EMAIL';
      /** @enum {string} */
      onPixCreated: 'NONE' | 'EMAIL';
      /** @enum {string} */
      onAbandonedCart: 'NONE' | 'EMAIL';
      /** @enum {string} */
      onRefound: 'NONE' | 'EMAIL';
      /** @enum {string} */
      onChargeback: 'NONE' | 'EMAIL';
      /** @enum {string} */
      onProductShipping: 'NONE' | 'EMAIL';
      /** @enum {string} */
      onProductDigital: 'NONE' | 'EMAIL';
    };
    CompanyDto: {
      tradeName: string | null;
      address: string | null;
      supportEmail: string | null;
      supportPhone: string | null;
      notifications: components['schemas']['NotificationModesDto'];
      version: number;
    };
    CompanyChangeDto: {
      tradeName?: string;
      address?: string;
      /** Format: email */
      supportEmail?: string;
      supportPhone?: string;
      /** @description The version that you changed; 0 if there was none. */
      version: number;
    };
    NotificationsChangeDto: {
      /** @enum {string} */
      onBuyApproved: 'NONE' | 'EMAIL';
      /** @enum {string} */
      onPixCreated: 'NONE' | 'EMAIL';
      /** @enum {string} */
      onAbandonedCart: 'NONE' | 'EMAIL';
      /** @enum {string} */
      onRefound: 'NONE' | 'EMAIL';
      /** @enum {string} */
      onChargeback: 'NONE' | 'EMAIL';
      /** @enum {string} */
      onProductShipping: 'NONE' | 'EMAIL';
      /** @enum {string} */
      onProductDigital: 'NONE' | 'EMAIL';
      /** @description The version that you changed; 0 if there was none. */
      version: number;
    };
    OwnSignInDto: {
      /** Format: date-time */
      at: string;
      /** @enum {string} */
      result: 'OK' | 'WRONG' | 'SECOND_FACTOR' | 'REFUSED' | 'LOGIN_AS';
      ip: string | null;
      userAgent: string | null;
    };
    OwnSignInsDto: {
      /** @description The latest 50. */
      items: components['schemas']['OwnSignInDto'][];
    };
    FeesBeganDto: {
      /** Format: date-time */
      PIX: string | null;
      /** Format: date-time */
      BILLET: string | null;
      /** Format: date-time */
      CREDIT_CARD: string | null;
    };
    NextFeesDto: {
      fees: components['schemas']['FeesInEffectDto'];
      /** @description Methods with a fee of the seller’s own. */
      own: string[];
      /** @description Methods that the seller does not offer. */
      withoutMethods: string[];
      /** @description Null: as many as the platform allows. */
      maxInstallments: number | null;
      /** Format: date-time */
      on: string;
    };
    OwnFeesDto: {
      fees: components['schemas']['FeesInEffectDto'];
      /** @description Methods with a fee of the seller’s own. */
      own: string[];
      /** @description Methods that the seller does not offer. */
      withoutMethods: string[];
      /** @description Null: as many as the platform allows. */
      maxInstallments: number | null;
      /** @description When each fee began. Null: when the platform opened. */
      since: components['schemas']['FeesBeganDto'];
      /** @description Null: no change is planned. */
      next: components['schemas']['NextFeesDto'] | null;
    };
    NewDomainDto: {
      /** @description Without scheme, port and path. */
      host: string;
      /** @enum {string} */
      use: 'CHECKOUT' | 'PANEL' | 'MEMBERS' | 'SHORT_LINKS';
    };
    DomainAddedDto: {
      /** Format: uuid */
      id: string;
    };
    DnsRecordDto: {
      /** @enum {string} */
      type: 'CNAME' | 'TXT';
      name: string;
      expected: string;
      /** @description By the last check. */
      found: string[];
      isRight: boolean;
    };
    DomainRecordsDto: {
      /** @description Empty for a host that needs none. */
      records: components['schemas']['DnsRecordDto'][];
      isDefault: boolean;
      isVerified: boolean;
    };
    DomainDecisionDto: {
      /** @description Why; kept in the audit log. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    OfferTermsDto: {
      /** @enum {string} */
      type: 'ONE_TIME' | 'SUBSCRIPTION';
      /** Format: cents */
      price: Cents;
      /**
       * Format: cents
       * @description What it cost before, struck out.
       */
      fakePrice?: Cents;
      /**
       * @description Left out: BRL.
       * @enum {string}
       */
      currency?: 'BRL' | 'EUR' | 'USD' | 'MXN';
      /**
       * Format: cents
       * @description Of each later charge. Left out: the price.
       */
      recurrencePrice?: Cents;
      /** @enum {string} */
      frequencyInDays?: '7' | '15' | '30' | '60' | '90' | '365';
      trialDays?: number;
      cycleLimit?: number;
      /**
       * Format: cents
       * @description A fixed shipping cost. 0: free shipping.
       */
      fretePrice?: Cents;
      pixEnabled: boolean;
      creditCardEnabled: boolean;
      billetEnabled: boolean;
      requiredDocument?: boolean;
      requiredDocumentAndPhone?: boolean;
      maxInstallments?: number;
      interestFreeInstallments?: number;
      pixExpiresMinutes?: number;
      billetDays?: number;
      quantityLimit?: number;
      /** @description An instant (ISO 8601, UTC). */
      availableFrom?: string;
      /** @description An instant (ISO 8601, UTC). */
      availableUntil?: string;
      /**
       * @description Of the page, while the offer shows no checkout of its own. Left out: `DEFAULT`.
       * @enum {string}
       */
      template?: 'DEFAULT' | 'DROPSHIPPING' | 'VEGA';
    };
    NewProductDto: {
      name: string;
      description?: string;
      /** @enum {string} */
      category?:
        | 'health'
        | 'finance'
        | 'business'
        | 'marketing'
        | 'technology'
        | 'programming'
        | 'design'
        | 'languages'
        | 'education'
        | 'career'
        | 'relationships'
        | 'spirituality'
        | 'cooking'
        | 'fashion'
        | 'beauty'
        | 'sports'
        | 'music'
        | 'photography'
        | 'games'
        | 'pets'
        | 'home'
        | 'electronics'
        | 'other';
      /** Format: uri */
      salesPageUrl?: string;
      /** Format: email */
      supportEmail?: string;
      supportPhone?: string;
      /** Format: uri */
      termsUrl?: string;
      /**
       * @description Days in which a buyer may ask for the money back. Left out: 7.
       * @enum {string}
       */
      guaranteeDays?: '7' | '14' | '21' | '30';
      /**
       * @description Days for which the browser of a buyer remembers an affiliate; 0: without an end. Left out: 60.
       * @enum {string}
       */
      affiliateCookieDays?: '60' | '90' | '180' | '0';
      /** @description What stands on the bill of a card. */
      softDescriptor?: string;
      /**
       * Format: uri
       * @description Where buyers get what they bought. Shown after payment.
       */
      accessAddress?: string;
      /** @description Whether unfinished purchases are stored. */
      abandonedCartEnabled?: boolean;
      /** @description Pieces of a physical product that are sold in all, by every offer. Left out: without a limit. */
      stock?: number;
      /** @description Of one piece of a physical product, as it is sent. */
      weightGrams?: number;
      lengthCm?: number;
      widthCm?: number;
      heightCm?: number;
      /** @enum {string} */
      type: 'DIGITAL' | 'FISICO';
      offer: components['schemas']['OfferTermsDto'];
    };
    CreatedProductDto: {
      /** Format: uuid */
      id: string;
      /**
       * Format: uuid
       * @description Its first offer: the id of its checkout.
       */
      offerId: string;
    };
    OwnProductDto: {
      /** Format: uuid */
      id: string;
      code: string;
      name: string;
      description: string;
      /** @enum {string} */
      type: 'DIGITAL' | 'FISICO';
      /** @enum {string} */
      status: 'DRAFT' | 'IN_REVIEW' | 'ACTIVE' | 'PAUSED' | 'REFUSED' | 'BLOCKED' | 'DELETED';
      /** @enum {string|null} */
      category:
        | 'health'
        | 'finance'
        | 'business'
        | 'marketing'
        | 'technology'
        | 'programming'
        | 'design'
        | 'languages'
        | 'education'
        | 'career'
        | 'relationships'
        | 'spirituality'
        | 'cooking'
        | 'fashion'
        | 'beauty'
        | 'sports'
        | 'music'
        | 'photography'
        | 'games'
        | 'pets'
        | 'home'
        | 'electronics'
        | 'other'
        | null;
      imageUrl: string | null;
      salesPageUrl: string | null;
      supportEmail: string | null;
      supportPhone: string | null;
      termsUrl: string | null;
      guaranteeDays: number | null;
      /** @description 0: without an end. */
      affiliateCookieDays: number;
      softDescriptor: string | null;
      accessAddress: string | null;
      abandonedCartEnabled: boolean;
      /** @description Pieces that are sold in all. */
      stock: number | null;
      /** @description Of these, the pieces that are not sold yet. */
      stockLeft: number | null;
      weightGrams: number | null;
      lengthCm: number | null;
      widthCm: number | null;
      heightCm: number | null;
      /** @description Why staff refused or blocked it. */
      reviewReason: string | null;
      /** @description Sellers who promote it. */
      affiliates: number;
      /**
       * Format: date-time
       * @description When it is no longer sold.
       */
      endsAt: string | null;
      /**
       * @description What happens to it then.
       * @enum {string|null}
       */
      endsBy: 'pause' | 'delete' | null;
      /** Format: date-time */
      createdAt: string;
      version: number;
    };
    ProductEditDto: {
      name: string;
      description?: string;
      /** @enum {string} */
      category?:
        | 'health'
        | 'finance'
        | 'business'
        | 'marketing'
        | 'technology'
        | 'programming'
        | 'design'
        | 'languages'
        | 'education'
        | 'career'
        | 'relationships'
        | 'spirituality'
        | 'cooking'
        | 'fashion'
        | 'beauty'
        | 'sports'
        | 'music'
        | 'photography'
        | 'games'
        | 'pets'
        | 'home'
        | 'electronics'
        | 'other';
      /** Format: uri */
      salesPageUrl?: string;
      /** Format: email */
      supportEmail?: string;
      supportPhone?: string;
      /** Format: uri */
      termsUrl?: string;
      /**
       * @description Days in which a buyer may ask for the money back. Left out: 7.
       * @enum {string}
       */
      guaranteeDays?: '7' | '14' | '21' | '30';
      /**
       * @description Days for which the browser of a buyer remembers an affiliate; 0: without an end. Left out: 60.
       * @enum {string}
       */
      affiliateCookieDays?: '60' | '90' | '180' | '0';
      /** @description What stands on the bill of a card. */
      softDescriptor?: string;
      /**
       * Format: uri
       * @description Where buyers get what they bought. Shown after payment.
       */
      accessAddress?: string;
      /** @description Whether unfinished purchases are stored. */
      abandonedCartEnabled?: boolean;
      /** @description Pieces of a physical product that are sold in all, by every offer. Left out: without a limit. */
      stock?: number;
      /** @description Of one piece of a physical product, as it is sent. */
      weightGrams?: number;
      lengthCm?: number;
      widthCm?: number;
      heightCm?: number;
      /** @description The version that was edited. */
      version: number;
    };
    ProductStepDto: {
      /** @enum {string} */
      step: 'publish' | 'pause' | 'resume';
    };
    ProductCopyDto: {
      name: string;
    };
    CreatedDto: {
      /** Format: uuid */
      id: string;
    };
    ListedOfferDto: {
      /**
       * Format: uuid
       * @description The id of its checkout.
       */
      id: string;
      /** Format: uuid */
      productId: string;
      code: string;
      title: string;
      /** @enum {string} */
      status: 'ACTIVE' | 'PAUSED';
      isDefault: boolean;
      /** @enum {string} */
      type: 'ONE_TIME' | 'SUBSCRIPTION';
      /** @description Cents. */
      price: number;
      /** @description Cents. */
      fakePrice: number | null;
      /** @enum {string} */
      currency: 'BRL' | 'EUR' | 'USD' | 'MXN';
      /** @description Cents. */
      recurrencePrice: number | null;
      frequencyInDays: number | null;
      trialDays: number | null;
      cycleLimit: number | null;
      /** @description Cents. */
      fretePrice: number | null;
      pixEnabled: boolean;
      creditCardEnabled: boolean;
      billetEnabled: boolean;
      requiredDocument: boolean;
      requiredDocumentAndPhone: boolean;
      maxInstallments: number | null;
      interestFreeInstallments: number | null;
      pixExpiresMinutes: number | null;
      billetDays: number | null;
      quantityLimit: number | null;
      /** Format: date-time */
      availableFrom: string | null;
      /** Format: date-time */
      availableUntil: string | null;
      /**
       * @description Of the page, while the offer shows no checkout of its own.
       * @enum {string}
       */
      template: 'DEFAULT' | 'DROPSHIPPING' | 'VEGA';
      version: number;
      /** @description Paid sales of the last 30 days. */
      sold: number;
      /** @description Views of its checkout pages in the last 30 days. */
      views: number;
    };
    OwnOffersDto: {
      items: components['schemas']['ListedOfferDto'][];
    };
    NewOfferDto: {
      /** @enum {string} */
      type: 'ONE_TIME' | 'SUBSCRIPTION';
      /** Format: cents */
      price: Cents;
      /**
       * Format: cents
       * @description What it cost before, struck out.
       */
      fakePrice?: Cents;
      /**
       * @description Left out: BRL.
       * @enum {string}
       */
      currency?: 'BRL' | 'EUR' | 'USD' | 'MXN';
      /**
       * Format: cents
       * @description Of each later charge. Left out: the price.
       */
      recurrencePrice?: Cents;
      /** @enum {string} */
      frequencyInDays?: '7' | '15' | '30' | '60' | '90' | '365';
      trialDays?: number;
      cycleLimit?: number;
      /**
       * Format: cents
       * @description A fixed shipping cost. 0: free shipping.
       */
      fretePrice?: Cents;
      pixEnabled: boolean;
      creditCardEnabled: boolean;
      billetEnabled: boolean;
      requiredDocument?: boolean;
      requiredDocumentAndPhone?: boolean;
      maxInstallments?: number;
      interestFreeInstallments?: number;
      pixExpiresMinutes?: number;
      billetDays?: number;
      quantityLimit?: number;
      /** @description An instant (ISO 8601, UTC). */
      availableFrom?: string;
      /** @description An instant (ISO 8601, UTC). */
      availableUntil?: string;
      /**
       * @description Of the page, while the offer shows no checkout of its own. Left out: `DEFAULT`.
       * @enum {string}
       */
      template?: 'DEFAULT' | 'DROPSHIPPING' | 'VEGA';
      title: string;
    };
    ShownOfferDto: {
      /**
       * Format: uuid
       * @description The id of its checkout.
       */
      id: string;
      /** Format: uuid */
      productId: string;
      code: string;
      title: string;
      /** @enum {string} */
      status: 'ACTIVE' | 'PAUSED';
      isDefault: boolean;
      /** @enum {string} */
      type: 'ONE_TIME' | 'SUBSCRIPTION';
      /** @description Cents. */
      price: number;
      /** @description Cents. */
      fakePrice: number | null;
      /** @enum {string} */
      currency: 'BRL' | 'EUR' | 'USD' | 'MXN';
      /** @description Cents. */
      recurrencePrice: number | null;
      frequencyInDays: number | null;
      trialDays: number | null;
      cycleLimit: number | null;
      /** @description Cents. */
      fretePrice: number | null;
      pixEnabled: boolean;
      creditCardEnabled: boolean;
      billetEnabled: boolean;
      requiredDocument: boolean;
      requiredDocumentAndPhone: boolean;
      maxInstallments: number | null;
      interestFreeInstallments: number | null;
      pixExpiresMinutes: number | null;
      billetDays: number | null;
      quantityLimit: number | null;
      /** Format: date-time */
      availableFrom: string | null;
      /** Format: date-time */
      availableUntil: string | null;
      /**
       * @description Of the page, while the offer shows no checkout of its own.
       * @enum {string}
       */
      template: 'DEFAULT' | 'DROPSHIPPING' | 'VEGA';
      version: number;
      /**
       * Format: uri
       * @description Where it is sold.
       */
      url: string;
      /** @description The checkout of its own. Null: the usual one. */
      checkoutId: string | null;
      /** @description The QR code of the address: an image as a data URI. */
      qrCode: string;
    };
    OfferEditDto: {
      /** @enum {string} */
      type: 'ONE_TIME' | 'SUBSCRIPTION';
      /** Format: cents */
      price: Cents;
      /**
       * Format: cents
       * @description What it cost before, struck out.
       */
      fakePrice?: Cents;
      /**
       * @description Left out: BRL.
       * @enum {string}
       */
      currency?: 'BRL' | 'EUR' | 'USD' | 'MXN';
      /**
       * Format: cents
       * @description Of each later charge. Left out: the price.
       */
      recurrencePrice?: Cents;
      /** @enum {string} */
      frequencyInDays?: '7' | '15' | '30' | '60' | '90' | '365';
      trialDays?: number;
      cycleLimit?: number;
      /**
       * Format: cents
       * @description A fixed shipping cost. 0: free shipping.
       */
      fretePrice?: Cents;
      pixEnabled: boolean;
      creditCardEnabled: boolean;
      billetEnabled: boolean;
      requiredDocument?: boolean;
      requiredDocumentAndPhone?: boolean;
      maxInstallments?: number;
      interestFreeInstallments?: number;
      pixExpiresMinutes?: number;
      billetDays?: number;
      quantityLimit?: number;
      /** @description An instant (ISO 8601, UTC). */
      availableFrom?: string;
      /** @description An instant (ISO 8601, UTC). */
      availableUntil?: string;
      /**
       * @description Of the page, while the offer shows no checkout of its own. Left out: `DEFAULT`.
       * @enum {string}
       */
      template?: 'DEFAULT' | 'DROPSHIPPING' | 'VEGA';
      title: string;
      /** @description The version that was edited. */
      version: number;
    };
    OwnOfferDto: {
      /**
       * Format: uuid
       * @description The id of its checkout.
       */
      id: string;
      /** Format: uuid */
      productId: string;
      code: string;
      title: string;
      /** @enum {string} */
      status: 'ACTIVE' | 'PAUSED';
      isDefault: boolean;
      /** @enum {string} */
      type: 'ONE_TIME' | 'SUBSCRIPTION';
      /** @description Cents. */
      price: number;
      /** @description Cents. */
      fakePrice: number | null;
      /** @enum {string} */
      currency: 'BRL' | 'EUR' | 'USD' | 'MXN';
      /** @description Cents. */
      recurrencePrice: number | null;
      frequencyInDays: number | null;
      trialDays: number | null;
      cycleLimit: number | null;
      /** @description Cents. */
      fretePrice: number | null;
      pixEnabled: boolean;
      creditCardEnabled: boolean;
      billetEnabled: boolean;
      requiredDocument: boolean;
      requiredDocumentAndPhone: boolean;
      maxInstallments: number | null;
      interestFreeInstallments: number | null;
      pixExpiresMinutes: number | null;
      billetDays: number | null;
      quantityLimit: number | null;
      /** Format: date-time */
      availableFrom: string | null;
      /** Format: date-time */
      availableUntil: string | null;
      /**
       * @description Of the page, while the offer shows no checkout of its own.
       * @enum {string}
       */
      template: 'DEFAULT' | 'DROPSHIPPING' | 'VEGA';
      version: number;
    };
    OfferedChoicesDto: {
      /** @description Days in which a buyer may ask for the money back. */
      refundWindows: number[];
      /** @description Currencies of offers. */
      currencies: string[];
      /** @description Days for which affiliates are remembered; 0: without an end. */
      affiliateCookieDays: number[];
    };
    ProductDecisionDto: {
      /** @enum {string} */
      decision: 'approve' | 'refuse' | 'block' | 'unblock';
      /** @description Why. The seller sees it. */
      reason: string;
    };
    BumpSettingsDto: {
      ownTitle: string | null;
      text: string | null;
      methods: ('PIX' | 'CREDIT_CARD' | 'BILLET')[];
    };
    BumpChoiceDto: {
      /** Format: uuid */
      offerId: string;
      title: string;
      productName: string;
      imageUrl: string | null;
      /** @description Cents. */
      price: number;
      currency: string;
      /** @description Whether it is sold now. */
      isActive: boolean;
      /** @description Its place. Null: it is not shown. */
      position: number | null;
      settings: components['schemas']['BumpSettingsDto'];
    };
    BumpChoicesDto: {
      items: components['schemas']['BumpChoiceDto'][];
    };
    OrderBumpsEditDto: {
      /** @description Own offers, in their order. */
      offerIds: string[];
      /** @description The version of the product that was seen. */
      version: number;
    };
    BumpCountsDto: {
      /** Format: uuid */
      offerId: string;
      /** @description Checkouts of the product that were opened since it is shown. */
      shown: number;
      /** @description Orders with it. */
      ticked: number;
      /** @description Paid orders with it. */
      paid: number;
      /** @description Paid orders of the product since it is shown. */
      sold: number;
    };
    BumpCountsListDto: {
      items: components['schemas']['BumpCountsDto'][];
    };
    BumpSettingsEditDto: {
      /** @description Instead of the title of the offer. */
      ownTitle?: string;
      /** @description A sentence below the title. */
      text?: string;
      /** @description Whether it can be bought with PIX. At least one method is needed. */
      withPix: boolean;
      withCard: boolean;
      withBillet: boolean;
      /** @description The version of the product that was seen. */
      version: number;
    };
    OwnDeliveryOptionDto: {
      /** Format: uuid */
      id: string;
      description: string;
      deliveryTime: string;
      /** @description Cents. */
      fareAmount: number;
      preSelected: boolean;
    };
    OwnDeliveryOptionsDto: {
      items: components['schemas']['OwnDeliveryOptionDto'][];
    };
    NewDeliveryOptionDto: {
      /**
       * Format: uuid
       * @description Left out: a new one.
       */
      id?: string;
      description: string;
      /** @description How long it takes, in words. */
      deliveryTime: string;
      /**
       * Format: cents
       * @description 0: free shipping.
       */
      fareAmount: Cents;
      preSelected: boolean;
    };
    DeliveryOptionsEditDto: {
      items: components['schemas']['NewDeliveryOptionDto'][];
      /** @description The version of the product that was seen. */
      version: number;
    };
    ProductPixelDto: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      type: 'FACEBOOK' | 'GOOGLE_ADS' | 'GOOGLE_ANALYTICS' | 'TIKTOK' | 'KWAI';
      pixelId: string;
      label: string | null;
      /** @description Whether a token is stored; it is never shown. */
      hasToken: boolean;
      isActive: boolean;
      needsConsent: boolean;
      events: ('PAGE_VIEW' | 'INITIATE_CHECKOUT' | 'ADD_PAYMENT_INFO' | 'PURCHASE')[];
      /** @enum {string} */
      purchaseOn: 'APPROVED' | 'GENERATED';
      /** @enum {string} */
      valueSent: 'PRODUCT' | 'TOTAL';
      version: number;
    };
    ProductPixelsDto: {
      items: components['schemas']['ProductPixelDto'][];
    };
    NewProductPixelDto: {
      /** @description For the seller. */
      label?: string;
      /** @description For events of the server. Write-only; left out: the present one stays. */
      token?: string;
      /** @description Loaded at the checkouts of the product. */
      isActive: boolean;
      /** @description Buyers are asked first. */
      needsConsent: boolean;
      /** @description What the network is told. */
      events: ('PAGE_VIEW' | 'INITIATE_CHECKOUT' | 'ADD_PAYMENT_INFO' | 'PURCHASE')[];
      /**
       * @description When a purchase is told: once it is paid, or once its code was made.
       * @enum {string}
       */
      purchaseOn: 'APPROVED' | 'GENERATED';
      /**
       * @description The price of the offer, or all that the buyer pays.
       * @enum {string}
       */
      valueSent: 'PRODUCT' | 'TOTAL';
      /** @enum {string} */
      type: 'FACEBOOK' | 'GOOGLE_ADS' | 'GOOGLE_ANALYTICS' | 'TIKTOK' | 'KWAI';
      pixelId: string;
    };
    ProductPixelChangeDto: {
      /** @description For the seller. */
      label?: string;
      /** @description For events of the server. Write-only; left out: the present one stays. */
      token?: string;
      /** @description Loaded at the checkouts of the product. */
      isActive: boolean;
      /** @description Buyers are asked first. */
      needsConsent: boolean;
      /** @description What the network is told. */
      events: ('PAGE_VIEW' | 'INITIATE_CHECKOUT' | 'ADD_PAYMENT_INFO' | 'PURCHASE')[];
      /**
       * @description When a purchase is told: once it is paid, or once its code was made.
       * @enum {string}
       */
      purchaseOn: 'APPROVED' | 'GENERATED';
      /**
       * @description The price of the offer, or all that the buyer pays.
       * @enum {string}
       */
      valueSent: 'PRODUCT' | 'TOTAL';
      /** @description The version that you changed. */
      version: number;
    };
    ProductPixelTestedDto: {
      /** @description The HTTP status that the network answered. */
      status: number;
    };
    ProductImageUploadDto: {
      fileName: string;
      bytes: number;
      /** @description The version of the product that was seen. */
      version: number;
    };
    ImageLinkDto: {
      /** @description A path, to which the file is sent by PUT. */
      url: string;
      /** Format: date-time */
      expiresAt: string;
    };
    ListedCheckoutDto: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @enum {string} */
      template: 'DEFAULT' | 'DROPSHIPPING' | 'VEGA';
      /** @description 0: never published. */
      publishedNumber: number;
      /** Format: date-time */
      publishedAt: string | null;
      hasDraft: boolean;
    };
    OfferOfCheckoutDto: {
      /** Format: uuid */
      id: string;
      title: string;
      isActive: boolean;
      isDefault: boolean;
      /** Format: uuid */
      checkoutId: string | null;
      version: number;
    };
    OwnCheckoutsDto: {
      items: components['schemas']['ListedCheckoutDto'][];
      offers: components['schemas']['OfferOfCheckoutDto'][];
    };
    NewCheckoutDto: {
      name: string;
      /**
       * Format: uuid
       * @description A checkout of the product to begin with.
       */
      likeId?: string;
    };
    CheckoutNameDto: {
      name: string;
      /** @description The version of the checkout that was seen. */
      version: number;
    };
    CheckoutOfOfferDto: {
      /**
       * Format: uuid
       * @description Left out: the plain checkout.
       */
      checkoutId?: string;
      /** @description The version of the offer that was seen. */
      version: number;
    };
    CheckoutTestDto: {
      /** Format: uuid */
      id: string;
      /** @description Variant A. Null: the plain look. */
      firstId: string | null;
      /**
       * Format: uuid
       * @description Variant B.
       */
      secondId: string;
      /** @enum {string} */
      status: 'RUNNING' | 'ENDED';
      /** @enum {string|null} */
      winner: 'A' | 'B' | null;
      /** Format: date-time */
      startedAt: string;
      /** Format: date-time */
      endedAt: string | null;
      version: number;
    };
    CheckoutTestsDto: {
      items: components['schemas']['CheckoutTestDto'][];
    };
    NewCheckoutTestDto: {
      /**
       * Format: uuid
       * @description A published checkout of the product, other than that of the offer.
       */
      checkoutId: string;
    };
    CheckoutTestEndDto: {
      /**
       * @description What the offer goes on with; left out: with what it showed before.
       * @enum {string}
       */
      winner?: 'A' | 'B';
      /** @description The version that you saw. */
      version: number;
    };
    CheckoutAccountDto: {
      /** @description The name above the page. Left out: the name of the platform. */
      sellerName?: string;
      /**
       * Format: email
       * @description Left out: as the product has it.
       */
      supportEmail?: string;
      supportPhone?: string;
      /** @description A text below the page. */
      legalText?: string;
      /**
       * @description Left out: the language of the platform.
       * @enum {string}
       */
      locale?: 'pt-BR' | 'en-US' | 'es-ES';
      /** @description The version of the checkout that was seen. */
      version: number;
    };
    CheckoutPreviewLinkDto: {
      token: string;
      /** Format: date-time */
      expiresAt: string;
    };
    CheckoutVisualsDto: {
      /** @enum {string} */
      template: 'DEFAULT' | 'DROPSHIPPING' | 'VEGA';
      /** @description Left out: the colour of the template. */
      colorPrimary?: string;
      isSecureNoteShown: boolean;
      areFeedbacksShown: boolean;
      /** @description The version of the checkout that was seen. */
      version: number;
    };
    CheckoutRedirectionDto: {
      /**
       * Format: uri
       * @description Where a buyer goes who leaves by "back".
       */
      backRedirect?: string;
      /**
       * Format: uri
       * @description Where the page of an approved PIX leads.
       */
      thankYouPixUrl?: string;
      /** Format: uri */
      thankYouCardUrl?: string;
      /** Format: uri */
      thankYouBilletUrl?: string;
      /**
       * Format: uri
       * @description Where a buyer is led whose link is over or used up.
       */
      expiredLinkUrl?: string;
      /** @description The version of the checkout that was seen. */
      version: number;
    };
    CheckoutBannersDto: {
      enabledBannerText: boolean;
      bannerText?: string;
      bannerTextColor?: string;
      bannerTextBackgroundColor?: string;
      isCountdownShown: boolean;
      countdownMinutes?: number;
      countdownEndText?: string;
      /** @description Left out: no button for a chat. */
      chatPhone?: string;
      chatMessage?: string;
      /** @description Said to a buyer who is about to leave. Left out: nothing. */
      exitBannerText?: string;
      /** @description The version of the checkout that was seen. */
      version: number;
    };
    EditedFeedbackDto: {
      id: string;
      title: string;
      description: string;
      image: string | null;
      stars: number;
    };
    CheckoutLookDto: {
      /** @enum {string} */
      template: 'DEFAULT' | 'DROPSHIPPING' | 'VEGA';
      logoTopImageUrl: string | null;
      headerImageUrl: string | null;
      headerImagePhoneUrl: string | null;
      enabledBannerText: boolean;
      bannerText: string | null;
      bannerTextColor: string | null;
      bannerTextBackgroundColor: string | null;
      colorPrimary: string | null;
      backRedirect: string | null;
      feedbacks: components['schemas']['EditedFeedbackDto'][];
      areFeedbacksShown: boolean;
      isSecureNoteShown: boolean;
      isCountdownShown: boolean;
      countdownMinutes: number | null;
      countdownEndText: string | null;
      chatPhone: string | null;
      chatMessage: string | null;
      sellerName: string | null;
      supportEmail: string | null;
      supportPhone: string | null;
      legalText: string | null;
      /** @enum {string|null} */
      locale: 'pt-BR' | 'en-US' | 'es-ES' | null;
      thankYouPixUrl: string | null;
      thankYouCardUrl: string | null;
      thankYouBilletUrl: string | null;
      exitBannerText: string | null;
      expiredLinkUrl: string | null;
    };
    OwnCheckoutDto: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      productId: string;
      name: string;
      version: number;
      /** @description 0: never published. */
      publishedNumber: number;
      /** Format: date-time */
      publishedAt: string | null;
      /** Format: date-time */
      updatedAt: string | null;
      draft: components['schemas']['CheckoutLookDto'];
      /** @description What buyers see. */
      published: components['schemas']['CheckoutLookDto'];
      /** @description The fields in which the draft differs from it. */
      changed: string[];
      productName: string;
      /** @description How many offers show it. */
      shownOnOffers: number;
    };
    CheckoutSeenDto: {
      /** @description The version of the checkout that was seen. */
      version: number;
    };
    CheckoutRestoreDto: {
      /** @description The version of the checkout that was seen. */
      version: number;
      /** @description The publication to go back to. */
      number: number;
    };
    CheckoutVersionDto: {
      number: number;
      look: components['schemas']['CheckoutLookDto'];
      /** Format: date-time */
      publishedAt: string;
    };
    CheckoutVersionsDto: {
      items: components['schemas']['CheckoutVersionDto'][];
    };
    CheckoutPreviewDto: {
      /** @description A publication. Left out: the draft. */
      number?: number;
    };
    FeedbackEditDto: {
      /** @description Who said it. */
      title: string;
      description: string;
      /** @enum {string} */
      stars: '1' | '2' | '3' | '4' | '5';
      /** @description The version of the checkout that was seen. */
      version: number;
    };
    FeedbackOrderDto: {
      /** @description The ids of the testimonials that stay, in their order. */
      ids: string[];
      /** @description The version of the checkout that was seen. */
      version: number;
    };
    CheckoutImageUploadDto: {
      /** @enum {string} */
      place: 'logo' | 'header' | 'header-phone' | 'face';
      /** @description Whose face it is. */
      feedbackId?: string;
      /** @description The version of the checkout that was seen. */
      version: number;
      fileName: string;
      bytes: number;
    };
    CheckoutImageDto: {
      /** @enum {string} */
      place: 'logo' | 'header' | 'header-phone' | 'face';
      /** @description Whose face it is. */
      feedbackId?: string;
      /** @description The version of the checkout that was seen. */
      version: number;
    };
    ViewedCheckoutDto: {
      /** Format: uuid */
      checkoutId: string;
      views: number;
      /** @description Of a checkout that has variants. */
      variant?: string;
    };
    ViewedCheckoutsDto: {
      checkouts: components['schemas']['ViewedCheckoutDto'][];
    };
    CouponChoiceDto: {
      /** Format: uuid */
      productId: string;
      productName: string;
      /** Format: uuid */
      offerId: string;
      offerTitle: string;
      /** @description Cents. */
      price: number;
      currency: string;
    };
    CouponChoicesDto: {
      items: components['schemas']['CouponChoiceDto'][];
    };
    CouponTermsDto: {
      /** @description Letters, digits, dashes and underscores; stored in capitals. */
      code: string;
      /** @enum {string} */
      kind: 'PERCENT' | 'AMOUNT';
      /**
       * Format: basisPoints
       * @description Of a percentage: 1000 is 10 %. 9900 at most.
       */
      percent?: number;
      /**
       * Format: cents
       * @description Of an amount.
       */
      amount?: Cents;
      /**
       * @description Of an amount. Left out: BRL.
       * @enum {string}
       */
      currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
      /** @description With `offerIds`: what it reduces. Both left out: everything. */
      productIds?: string[];
      offerIds?: string[];
      methods: ('PIX' | 'CREDIT_CARD' | 'BILLET')[];
      /**
       * @description Of a subscription: whether later charges are reduced too. Left out: FIRST.
       * @enum {string}
       */
      cycles?: 'FIRST' | 'ALL';
      /** @description An instant (ISO 8601, UTC). */
      validFrom?: string;
      /** @description The first instant at which it is not valid (ISO 8601, UTC). */
      validUntil?: string;
      /** @description In all. */
      maxUses?: number;
      maxUsesPerBuyer?: number;
    };
    CreatedCouponDto: {
      /** Format: uuid */
      id: string;
    };
    OwnCouponDto: {
      /** Format: uuid */
      id: string;
      code: string;
      /** @enum {string} */
      status: 'ACTIVE' | 'PAUSED';
      /** @enum {string} */
      kind: 'PERCENT' | 'AMOUNT';
      /** @description Basis points of a percentage; cents of an amount. */
      value: number;
      /** @enum {string} */
      currency: 'BRL' | 'USD' | 'EUR' | 'MXN';
      productIds: string[];
      offerIds: string[];
      methods: ('PIX' | 'CREDIT_CARD' | 'BILLET')[];
      /** @enum {string} */
      cycles: 'FIRST' | 'ALL';
      /** Format: date-time */
      validFrom: string | null;
      /** Format: date-time */
      validUntil: string | null;
      maxUses: number | null;
      maxUsesPerBuyer: number | null;
      /** @description Orders that wait, are paid or disputed. */
      uses: number;
      paidUses: number;
      /** @description Cents that it took off paid sales in its currency. */
      discount: number;
      /** @description Cents that these sales brought. */
      paid: number;
      /** Format: date-time */
      createdAt: string;
      version: number;
    };
    CouponEditDto: {
      /** @description Letters, digits, dashes and underscores; stored in capitals. */
      code: string;
      /** @enum {string} */
      kind: 'PERCENT' | 'AMOUNT';
      /**
       * Format: basisPoints
       * @description Of a percentage: 1000 is 10 %. 9900 at most.
       */
      percent?: number;
      /**
       * Format: cents
       * @description Of an amount.
       */
      amount?: Cents;
      /**
       * @description Of an amount. Left out: BRL.
       * @enum {string}
       */
      currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
      /** @description With `offerIds`: what it reduces. Both left out: everything. */
      productIds?: string[];
      offerIds?: string[];
      methods: ('PIX' | 'CREDIT_CARD' | 'BILLET')[];
      /**
       * @description Of a subscription: whether later charges are reduced too. Left out: FIRST.
       * @enum {string}
       */
      cycles?: 'FIRST' | 'ALL';
      /** @description An instant (ISO 8601, UTC). */
      validFrom?: string;
      /** @description The first instant at which it is not valid (ISO 8601, UTC). */
      validUntil?: string;
      /** @description In all. */
      maxUses?: number;
      maxUsesPerBuyer?: number;
      /** @description The version that was edited. */
      version: number;
    };
    NewCheckoutLinkDto: {
      /** Format: uuid */
      offerId: string;
      /** @description For the own list. */
      name: string;
      /** @description Of the offer. Left out: 1. */
      quantity?: number;
      /** @description Filled in for the buyer. */
      buyerName?: string;
      /** Format: email */
      buyerEmail?: string;
      buyerPhone?: string;
      buyerCpf?: string;
      coupon?: string;
      /**
       * @description Chosen beforehand; the buyer may choose another.
       * @enum {string}
       */
      method?: 'PIX' | 'CREDIT_CARD' | 'BILLET';
      /**
       * Format: uuid
       * @description Who is credited with the purchases: the account of an affiliate of the product.
       */
      affiliateId?: string;
      /** @description The first instant at which it is not valid (ISO 8601, UTC). */
      expiresAt?: string;
      maxUses?: number;
      utmSource?: string;
      utmMedium?: string;
      utmCampaign?: string;
    };
    OwnCheckoutLinkDto: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      offerId: string;
      name: string;
      /** @enum {string} */
      status: 'ACTIVE' | 'PAUSED';
      /**
       * Format: uri
       * @description The short address.
       */
      url: string;
      /** @description The QR code of the address: an image as a data URI. */
      qrCode: string;
      quantity: number;
      buyerName: string | null;
      buyerEmail: string | null;
      buyerPhone: string | null;
      buyerCpf: string | null;
      coupon: string | null;
      /** @enum {string|null} */
      method: 'PIX' | 'CREDIT_CARD' | 'BILLET' | null;
      /** Format: uuid */
      affiliateId: string | null;
      affiliateName: string | null;
      utmQuery: string | null;
      /** Format: date-time */
      expiresAt: string | null;
      maxUses: number | null;
      /** @description Orders that wait, are paid or disputed. */
      uses: number;
      /** @description Paid orders. */
      paid: number;
      /** @description Cents that these brought. */
      revenue: number;
      /** Format: date-time */
      createdAt: string;
    };
    LinkAffiliateDto: {
      /** Format: uuid */
      affiliateId: string;
      name: string;
      /** @description The own products that they promote. */
      products: string[];
    };
    LinkAffiliatesDto: {
      items: components['schemas']['LinkAffiliateDto'][];
    };
    CheckoutLinkDto: {
      code: string;
      /** Format: uuid */
      offerId: string;
      quantity: number;
      name: string;
      email: string;
      phone: string;
      cpf: string;
      /** @description Empty: none. */
      coupon: string;
      /** @enum {string|null} */
      method: 'PIX' | 'CREDIT_CARD' | 'BILLET' | null;
      utmQuery: string;
    };
    EndedLinkDto: {
      /** @description Null: a page says that it is over. */
      address: string | null;
    };
    ContractTermsDto: {
      mainBasisPoints: number;
      bumpBasisPoints: number;
      upsellBasisPoints: number;
      laterBasisPoints: number;
      /** @enum {string} */
      base: 'NET' | 'GROSS' | 'REST';
      until: string | null;
    };
    ContractVersionDto: {
      number: number;
      /** @description Null: it ends the contract. */
      terms: components['schemas']['ContractTermsDto'] | null;
      /** Format: date-time */
      validFrom: string;
      /** @description Whether you proposed it. */
      isOwn: boolean;
      /** Format: date-time */
      proposedAt: string;
      /**
       * Format: date-time
       * @description Null: the other side has not accepted it.
       */
      agreedAt: string | null;
      /** Format: date-time */
      canceledAt: string | null;
    };
    ContractDto: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      state: 'INVITED' | 'REQUESTED' | 'ACTIVE' | 'REFUSED' | 'EXPIRED' | 'CANCELED' | 'BLOCKED' | 'LEFT';
      /**
       * @description Which side you are.
       * @enum {string}
       */
      side: 'producer' | 'partner';
      /** Format: uuid */
      productId: string;
      productName: string;
      producerName: string;
      partnerName: string;
      /**
       * Format: date-time
       * @description When the invitation lapses, or the term is over.
       */
      endsAt: string | null;
      /** Format: date-time */
      createdAt: string;
      versions: components['schemas']['ContractVersionDto'][];
    };
    ContractsDto: {
      /** @description The latest 200. */
      items: components['schemas']['ContractDto'][];
    };
    InviteCoProducerDto: {
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
      /**
       * Format: basisPoints
       * @description Of the product: 3000 is 30 %.
       */
      mainBasisPoints: number;
      /**
       * Format: basisPoints
       * @description Of order bumps; left out: as of the product. 0: nothing.
       */
      bumpBasisPoints?: number;
      /**
       * Format: basisPoints
       * @description Of upsells.
       */
      upsellBasisPoints?: number;
      /**
       * Format: basisPoints
       * @description Of the cycles of a subscription after the first.
       */
      laterBasisPoints?: number;
      /**
       * @description Of what the affiliate leaves (REST, as usual), or of the price after the fee (NET).
       * @enum {string}
       */
      base?: 'REST' | 'NET';
      /** @description The last day, YYYY-MM-DD in America/Sao_Paulo. */
      until?: string;
      /** Format: uuid */
      productId: string;
      /**
       * Format: email
       * @description Of a seller of the platform.
       */
      email: string;
    };
    AddedContractDto: {
      /** Format: uuid */
      id: string;
    };
    ContractProofDto: {
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    CoProductionTermsDto: {
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
      /**
       * Format: basisPoints
       * @description Of the product: 3000 is 30 %.
       */
      mainBasisPoints: number;
      /**
       * Format: basisPoints
       * @description Of order bumps; left out: as of the product. 0: nothing.
       */
      bumpBasisPoints?: number;
      /**
       * Format: basisPoints
       * @description Of upsells.
       */
      upsellBasisPoints?: number;
      /**
       * Format: basisPoints
       * @description Of the cycles of a subscription after the first.
       */
      laterBasisPoints?: number;
      /**
       * @description Of what the affiliate leaves (REST, as usual), or of the price after the fee (NET).
       * @enum {string}
       */
      base?: 'REST' | 'NET';
      /** @description The last day, YYYY-MM-DD in America/Sao_Paulo. */
      until?: string;
    };
    ProposedVersionDto: {
      /** @description The number of the version. */
      number: number;
    };
    AskAffiliationDto: {
      /** Format: uuid */
      productId: string;
    };
    AffiliationTermsDto: {
      /**
       * Format: basisPoints
       * @description Of the product: 4000 is 40 %.
       */
      mainBasisPoints: number;
      /**
       * Format: basisPoints
       * @description Of order bumps; left out: as of the product. 0: nothing.
       */
      bumpBasisPoints?: number;
      /**
       * Format: basisPoints
       * @description Of upsells.
       */
      upsellBasisPoints?: number;
      /**
       * Format: basisPoints
       * @description Of the cycles of a subscription after the first.
       */
      laterBasisPoints?: number;
      /**
       * @description Of the price after the fee (NET, as usual), or of the price (GROSS).
       * @enum {string}
       */
      base?: 'NET' | 'GROSS';
    };
    ProductEndDto: {
      /**
       * @description What happens to the product.
       * @enum {string}
       */
      by: 'pause' | 'delete';
    };
    AnnouncedEndDto: {
      /**
       * Format: date-time
       * @description When it is no longer sold.
       */
      endsAt: string;
    };
    CertificatesSetDto: {
      cashIn: boolean;
      cashOut: boolean;
    };
    CertificatesExpireDto: {
      /** Format: date-time */
      cashIn: string | null;
      /** Format: date-time */
      cashOut: string | null;
    };
    AccountTariffDto: {
      bps: number;
      /** @description Cents. */
      fixed: number;
    };
    AccountCostsDto: {
      PIX: components['schemas']['AccountTariffDto'];
      /** @description In one payment. */
      CREDIT_CARD: components['schemas']['AccountTariffDto'];
      BILLET: components['schemas']['AccountTariffDto'];
    };
    AccountHealthDto: {
      attempts: number;
      paid: number;
      declined: number;
      unknown: number;
      /** @description Milliseconds. */
      answerMs: number | null;
      /** Format: date-time */
      lastPaidAt: string | null;
      /**
       * Format: date-time
       * @description Declined, refused or not answered.
       */
      lastFailedAt: string | null;
      /** @description What the provider said when it last refused a charge. */
      lastError: string | null;
    };
    GatewayAccountDto: {
      /** Format: uuid */
      id: string;
      provider: string;
      evidence: string | null;
      name: string;
      active: boolean;
      /** @description It takes no new sales. */
      draining: boolean;
      version: number;
      baseAddress: string;
      accountsBaseAddress: string | null;
      loginBaseAddress: string | null;
      /** @description Where the provider delivers its webhooks. */
      webhookAddress: string;
      certificatesSet: components['schemas']['CertificatesSetDto'];
      certificatesExpire: components['schemas']['CertificatesExpireDto'];
      /** @description The public fields. */
      credentials: {
        [key: string]: unknown;
      };
      secretsSet: string[];
      /** @description What a call would be refused for. */
      problems: string[];
      /** @description Those that hold now. */
      costs: components['schemas']['AccountCostsDto'];
      /** @description False: nobody has entered costs. A position by cost tries the account last. */
      costsEntered: boolean;
      /** @description The last 24 hours. */
      health: components['schemas']['AccountHealthDto'] | null;
    };
    GatewayAccountsDto: {
      items: components['schemas']['GatewayAccountDto'][];
    };
    CredentialValueDto: {
      /** @description A field that the gateway names. */
      name: string;
      /** @description Left out: the value is taken away. */
      value?: string;
    };
    NewGatewayAccountDto: {
      name: string;
      /** @description Where the API of the provider is. */
      baseAddress: string;
      /** @description Where receivers are created, when that is another host. */
      accountsBaseAddress?: string;
      /** @description Where tokens are issued, when that is another host. */
      loginBaseAddress?: string;
      /** @description Only these change. Secrets are write-only. */
      credentials: components['schemas']['CredentialValueDto'][];
      /** @description Confirms that the protocol of this provider was never verified. */
      acceptsUnverified: boolean;
      provider: string;
    };
    ChangedGatewayAccountDto: {
      name: string;
      /** @description Where the API of the provider is. */
      baseAddress: string;
      /** @description Where receivers are created, when that is another host. */
      accountsBaseAddress?: string;
      /** @description Where tokens are issued, when that is another host. */
      loginBaseAddress?: string;
      /** @description Only these change. Secrets are write-only. */
      credentials: components['schemas']['CredentialValueDto'][];
      /** @description Confirms that the protocol of this provider was never verified. */
      acceptsUnverified: boolean;
      /** @description An inactive account makes no charges. */
      active: boolean;
      /** @description A draining account takes no new sales; cards that are good at it only are still charged. */
      draining: boolean;
      /** @description The version that you changed. */
      version: number;
    };
    ConnectionTestDto: {
      /** @enum {string} */
      kind: 'connected' | 'notTestable' | 'refused' | 'unknown';
      detail: string | null;
    };
    ClientCertificateDto: {
      /** @description A PKCS#12 file in base64. */
      pfx: string;
      passphrase?: string;
    };
    BrandTariffDto: {
      /** @description Basis points. */
      bps: number;
      /** @description Cents. */
      fixed: number;
    };
    CostsOfBrandDto: {
      /** @description In small letters. */
      brand: string;
      /** @description By number of installments, from 1 to 12. */
      tariffs: components['schemas']['BrandTariffDto'][];
    };
    ProviderCostsDto: {
      PIX: components['schemas']['TariffDto'];
      BILLET: components['schemas']['TariffDto'];
      /** @description By number of installments, from 1 to 12. */
      CREDIT_CARD: components['schemas']['TariffDto'][];
      /** @description Brands whose cards cost something else. */
      brands: components['schemas']['CostsOfBrandDto'][];
    };
    GatewayCostVersionDto: {
      /** Format: uuid */
      id: string;
      costs: components['schemas']['ProviderCostsDto'];
      /** Format: date-time */
      validFrom: string;
      /**
       * Format: date-time
       * @description When another version replaced it, or will. Null: it is the last one, or was canceled.
       */
      until: string | null;
      reason: string;
      createdBy: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      canceledAt: string | null;
      /** @description It holds, or held. */
      isInEffect: boolean;
    };
    GatewayCostsDto: {
      /** @description Of the account. */
      name: string;
      present: components['schemas']['ProviderCostsDto'];
      /** @description What held before the first version. */
      before: components['schemas']['ProviderCostsDto'];
      /** @description The latest instant first. */
      history: components['schemas']['GatewayCostVersionDto'][];
      /**
       * Format: uuid
       * @description The version that was written last; to be named with the next change.
       */
      newest: string | null;
    };
    BrandCostsDto: {
      /** @description Why; kept in the history. */
      reason: string;
      /** @description A day in America/Sao_Paulo, YYYY-MM-DD. Left out or today: at once. */
      validFrom?: string;
      /**
       * Format: uuid
       * @description The newest version that you saw. Left out: there was none.
       */
      basedOn?: string;
      /** @description Basis points, by number of installments, from 1 to 12. Empty: cards of the brand cost what others do. */
      cardBasisPoints: number[];
      /** @description Cents, by number of installments. */
      cardFixed: Cents[];
    };
    ShownRouteDto: {
      accountId: string;
      position: number;
      weight: number;
      /** @description The accounts of the position are tried by what they cost. */
      byCost: boolean;
      minAmount: number | null;
      maxAmount: number | null;
      minInstallments: number | null;
      maxInstallments: number | null;
      brands: string[] | null;
      /** @description E-mail addresses. */
      sellers: string[] | null;
      bins: string[] | null;
      /** @description Codes. */
      products: string[] | null;
      currencies: string[] | null;
      fromHour: number | null;
      toHour: number | null;
    };
    ShownRoutesDto: {
      /** @description Empty: the oldest account that offers the method. */
      items: components['schemas']['ShownRouteDto'][];
      /** @description Another one with each replacement. */
      version: string;
    };
    RouteLineDto: {
      /** Format: uuid */
      account: string;
      position: number;
      weight: number;
      /** @description The accounts of the position are tried by what they cost for the sale, the cheapest first. The same in all lines of a position. */
      byCost?: boolean;
      /** Format: cents */
      minAmount?: Cents;
      /** Format: cents */
      maxAmount?: Cents;
      minInstallments?: number;
      maxInstallments?: number;
      /** @description Card brands; empty: any. */
      brands: string[];
      /** @description The e-mail addresses of sellers; empty: all. */
      sellers: string[];
      /** @description How the numbers of the cards begin, in six to eight digits; empty: any. */
      bins?: string[];
      /** @description The codes of products; empty: all. */
      products?: string[];
      /** @description Empty: any. */
      currencies: ('BRL' | 'USD' | 'EUR' | 'MXN')[];
      /** @description The first hour of the day in São Paulo. */
      fromHour?: number;
      /** @description The last hour, included. From 22 to 5 is the night. */
      toHour?: number;
    };
    RoutesInputDto: {
      lines: components['schemas']['RouteLineDto'][];
      /** @description The `version` of the list that you changed. */
      version: string;
    };
    SimulatedRouteDto: {
      accountId: string;
      /** @enum {string} */
      because: 'card' | 'seller' | 'offer' | 'route' | 'cost' | 'oldest';
      position: number | null;
      weight: number | null;
      /** @description What the provider takes, in cents. */
      cost: number;
      /** @description Its circuit rests, but there is no other account. */
      anyway: boolean;
    };
    SkippedAccountDto: {
      accountId: string;
      /** @enum {string} */
      why:
        | 'inactive'
        | 'draining'
        | 'notOffered'
        | 'currency'
        | 'address'
        | 'amount'
        | 'installments'
        | 'brand'
        | 'bin'
        | 'seller'
        | 'product'
        | 'hour'
        | 'circuitOpen';
    };
    SimulatedRoutesDto: {
      /** @description In the order in which they are tried. */
      routes: components['schemas']['SimulatedRouteDto'][];
      skipped: components['schemas']['SkippedAccountDto'][];
    };
    GatewayFieldDto: {
      name: string;
      /** @description In the language of the request. */
      label: string;
      secret: boolean;
      required: boolean;
    };
    GatewayDto: {
      provider: string;
      name: string;
      methods: ('PIX' | 'CREDIT_CARD' | 'BILLET')[];
      /** @description What the implementation is based on. */
      evidence: string;
      exampleBaseAddress: string;
      /** @description A call requires a client certificate. */
      wantsCertificate: boolean;
      fields: components['schemas']['GatewayFieldDto'][];
    };
    GatewaysDto: {
      items: components['schemas']['GatewayDto'][];
    };
    GatewayDefinitionDto: {
      provider: string;
      version: number;
      name: string | null;
      /** Format: date-time */
      createdAt: string;
      /** @description Accounts of this provider, of all platforms. */
      accounts: number;
    };
    GatewayDefinitionsDto: {
      items: components['schemas']['GatewayDefinitionDto'][];
    };
    RehearseGatewayDto: {
      /** @description The definition as JSON. */
      definition: string;
      /** @description An exchange or a webhook as the documentation of the provider shows it, as JSON. */
      sample?: string;
    };
    GatewaySampleDto: {
      sent?: {
        [key: string]: unknown;
      };
      result: {
        [key: string]: unknown;
      };
    };
    RehearsedGatewayDto: {
      /** @description Empty: it may be used. */
      problems: string[];
      id: string | null;
      version: number | null;
      capabilities: string[];
      sample: components['schemas']['GatewaySampleDto'] | null;
    };
    DefineGatewayDto: {
      /** @description The definition as JSON. */
      definition: string;
      /** @description Why; recorded in the audit log. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    OwnReceiverDto: {
      /** Format: uuid */
      id: string;
      provider: string;
      /** @enum {string} */
      status: 'PENDING' | 'ACTIVE' | 'REJECTED';
      /** @description Why it was rejected. */
      reason: string | null;
      /** @description Masked. */
      bankAccount: string | null;
      /** @description Cents, as the provider reported it. */
      balance: number | null;
      /** Format: date-time */
      balanceAt: string | null;
      /** Format: date-time */
      requestedAt: string | null;
      /** @description Another request at this provider is possible. */
      canRetry: boolean;
    };
    OpeningProviderDto: {
      /** Format: uuid */
      gatewayAccountId: string;
      name: string;
    };
    ReceiverBankAccountDto: {
      /** Format: uuid */
      id: string;
      /** @description Masked. */
      label: string;
      /** @description It is approved, and its waiting time is over. */
      isUsable: boolean;
    };
    OwnReceiversDto: {
      items: components['schemas']['OwnReceiverDto'][];
      /** @description Where a receiver can be opened. */
      providers: components['schemas']['OpeningProviderDto'][];
      bankAccounts: components['schemas']['ReceiverBankAccountDto'][];
      /** @enum {string|null} */
      documentType: 'CPF' | 'CNPJ' | null;
      registration: components['schemas']['RegistrationDto'];
    };
    NewReceiverDto: {
      /**
       * Format: uuid
       * @description One of the providers of the list.
       */
      gatewayAccountId: string;
      /**
       * Format: uuid
       * @description An own approved bank account.
       */
      bankAccountId: string;
      /** @description What you sell. */
      description: string;
      zipcode: string;
      street: string;
      number: string;
      complement?: string;
      district: string;
      city: string;
      /** @enum {string} */
      state:
        | 'AC'
        | 'AL'
        | 'AP'
        | 'AM'
        | 'BA'
        | 'CE'
        | 'DF'
        | 'ES'
        | 'GO'
        | 'MA'
        | 'MT'
        | 'MS'
        | 'MG'
        | 'PA'
        | 'PB'
        | 'PR'
        | 'PE'
        | 'PI'
        | 'RJ'
        | 'RN'
        | 'RS'
        | 'RO'
        | 'RR'
        | 'SC'
        | 'SP'
        | 'SE'
        | 'TO';
      /** @description Left out: that of the profile. */
      phone?: string;
      /**
       * Format: cents
       * @description Cents: the income of a person, the revenue of a company.
       */
      monthlyRevenue?: Cents;
      /** @description YYYY-MM-DD. */
      birthDate?: string;
      occupation?: string;
      tradingName?: string;
      /** @description Of the partner who manages a company. */
      partnerName?: string;
      partnerDocument?: string;
      /** Format: email */
      partnerEmail?: string;
      partnerPhone?: string;
      /** @description YYYY-MM-DD. */
      partnerBirthDate?: string;
      /**
       * Format: cents
       * @description Cents.
       */
      partnerIncome?: Cents;
      partnerOccupation?: string;
      partnerIsRepresentative?: boolean;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    OpenedReceiverDto: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      status: 'PENDING' | 'ACTIVE' | 'REJECTED';
    };
    SentDocumentDto: {
      /** Format: uuid */
      id: string;
      label: string;
    };
    ReceiverEventDto: {
      /** @enum {string} */
      kind: 'SENDING' | 'UNRESOLVED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'REFUSED' | 'EXPLAINED';
      /** Format: date-time */
      at: string;
      /** @description Null: the program. */
      by: string | null;
      note: string | null;
    };
    ShownReceiverDto: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      sellerId: string;
      seller: string;
      sellerEmail: string;
      /** @description As it was sent. */
      name: string;
      /** @description Masked. */
      document: string;
      /** @enum {string} */
      documentType: 'CPF' | 'CNPJ';
      provider: string;
      /** @enum {string} */
      state: 'SENDING' | 'UNRESOLVED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'REFUSED';
      /** @description The id of the receiver at the provider. */
      receiverId: string | null;
      /** @description Masked. */
      bankAccount: string;
      /** @description What staff told the seller. */
      reason: string | null;
      /** @description What the provider said. */
      detail: string | null;
      /** @description Cents. */
      balance: number | null;
      /** Format: date-time */
      balanceAt: string | null;
      /** Format: date-time */
      requestedAt: string;
      /** @description How often the provider was asked about it. */
      asks: number;
      /**
       * Format: date-time
       * @description When it is asked next.
       */
      dueAt: string | null;
      documents: components['schemas']['SentDocumentDto'][];
      events: components['schemas']['ReceiverEventDto'][];
    };
    ReceiverDocumentViewDto: {
      /** @description A path on the host of the platform, valid for 60 seconds. */
      url: string;
      contentType: string;
      /** Format: date-time */
      expiresAt: string;
    };
    ReceiverStateDto: {
      /** @enum {string} */
      state: 'SENDING' | 'UNRESOLVED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'REFUSED';
    };
    ReceiverDecisionDto: {
      /** @description Why. The seller reads it where the receiver is refused. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    RetriedReceiverDto: {
      /** @enum {string} */
      state: 'SENDING' | 'UNRESOLVED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'REFUSED';
      /**
       * Format: uuid
       * @description Of the new request.
       */
      id: string;
    };
    SettledReceiverDto: {
      /** @description Whether the provider has it. */
      exists: boolean;
      /** @description The id of the receiver there. Needed where it exists. */
      receiverId?: string;
      /** @description What you saw. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    StaffRefundDto: {
      /** @description Why; recorded in the audit log. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
      /** Format: uuid */
      payment: string;
      /**
       * Format: cents
       * @description Cents to give back; left out: everything that is left.
       */
      amount?: Cents;
      /** @description Items of the order, instead of an amount. */
      itemIds?: string[];
      /**
       * Format: uuid
       * @description Chosen by the page: a form with an amount that is sent twice gives it back once.
       */
      refundId?: string;
    };
    RequestedRefundDto: {
      /** @enum {string} */
      kind: 'refunded' | 'underWay';
    };
    EndRefundDto: {
      /** @description Why; recorded in the audit log. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
      /** @description Whether the provider shows that the whole money went back. */
      returned: boolean;
    };
    ReconciledDifferenceDto: {
      /** @enum {string} */
      kind: 'STATUS' | 'AMOUNT' | 'MISSING_THERE' | 'MISSING_HERE';
      /** Format: uuid */
      paymentId: string;
      ours: {
        [key: string]: unknown;
      };
      theirs: {
        [key: string]: unknown;
      };
      /** @description The status of the payment today. */
      statusNow: string;
      foundAt: string;
    };
    ReconciliationRunDto: {
      /** @description YYYY-MM-DD */
      day: string;
      provider: string;
      account: string;
      finished: boolean;
      compared: number;
      agreeing: number;
      unanswered: number;
      differenceCount: number;
      /** @description The first 20. */
      differences: components['schemas']['ReconciledDifferenceDto'][];
    };
    ReconciliationRunsDto: {
      items: components['schemas']['ReconciliationRunDto'][];
    };
    ReconcilePeriodDto: {
      /** @description The first day in America/Sao_Paulo, YYYY-MM-DD. */
      from: string;
      /** @description The last day, which is over. */
      until: string;
      /** @description Why; recorded in the audit log. */
      reason: string;
    };
    OverdueChargeDto: {
      /** Format: uuid */
      id: string;
      reference: string;
      /** @description Cents that are left to pay. */
      left: number;
      /** Format: date-time */
      dueAt: string;
    };
    WithdrawalDestinationDto: {
      /** Format: uuid */
      id: string;
      /** @description Masked. */
      label: string;
      isReceiver: boolean;
      /**
       * Format: date-time
       * @description Null: now.
       */
      usableFrom: string | null;
    };
    WithdrawalTermsDto: {
      /** @description Cents. */
      available: number;
      /** @description Cents of it that can be withdrawn; the rest guarantees recent sales. */
      withdrawable: number;
      /**
       * Format: date
       * @description When more can be withdrawn if nothing more is sold.
       */
      moreOn: string | null;
      /** @description Cents. */
      debt: number;
      /** @description Cents. */
      fee: number;
      /** @description Cents. */
      minAmount: number;
      /** @description Cents. */
      dailyLimit: number;
      /** @description Cents. */
      leftToday: number;
      fromHour: number;
      toHour: number;
      isBlocked: boolean;
      /** @description A charge of the platform that must be paid before anything is withdrawn. */
      overdueCharge: components['schemas']['OverdueChargeDto'] | null;
      destinations: components['schemas']['WithdrawalDestinationDto'][];
    };
    NewWithdrawalDto: {
      /**
       * Format: cents
       * @description Cents. The fee is taken out of it.
       */
      amount: Cents;
      /**
       * Format: uuid
       * @description One of the destinations of the terms.
       */
      destination: string;
      /** @description Chosen by you. The same request with the same key is taken once. */
      requestKey: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    RequestedWithdrawalDto: {
      /** Format: uuid */
      id: string;
      /** @description `READY` is paid next; `WAITING` and `IN_AUDIT` wait for staff. */
      state: string;
    };
    ApprovedWithdrawalsDto: {
      /** @description The rows that were selected. Left out: all rows that fit `query`. */
      ids?: string[];
      /** @description The filters, as the query of the list. */
      query?: string;
      /** @description How many rows the person saw. With another number of rows nothing is done. */
      count: number;
      /** @description Why; recorded with your name. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    WithdrawalDecisionDto: {
      /** @enum {string} */
      action: 'approve' | 'audit' | 'retry' | 'refuse' | 'cancel' | 'payByHand';
      /** @description Why. Its owner reads it where the money is given back. */
      reason: string;
      /** @description Of a payment by hand: the end-to-end id, or how the bank calls the transfer. */
      endToEndId?: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    SettledWithdrawalDto: {
      /** @description Whether the provider shows that it paid. */
      paid: boolean;
      /** @description What you saw. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    AccountTestDto: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      state:
        | 'WAITING'
        | 'IN_AUDIT'
        | 'HALF_APPROVED'
        | 'READY'
        | 'SENDING'
        | 'SENT'
        | 'FAILED'
        | 'PAID'
        | 'REFUSED'
        | 'CANCELED'
        | 'RETURNED';
      /** Format: date-time */
      requestedAt: string;
      /** @description The name of the person who asked for it. */
      by: string;
      /**
       * Format: date-time
       * @description Null: it is under way.
       */
      endedAt: string | null;
      provider: string | null;
      endToEndId: string | null;
      /** @description As the provider calls it. */
      withdrawId: string | null;
      /** @description What the provider said, or why nothing was sent. */
      detail: string | null;
      /** @description The provider gives no answer: staff may record the result. */
      isUnresolved: boolean;
    };
    AccountTestsDto: {
      /** @description The newest first, at most 20. */
      items: components['schemas']['AccountTestDto'][];
    };
    NewAccountTestDto: {
      /**
       * Format: uuid
       * @description Made by the client. The same request sends one cent only.
       */
      requestKey: string;
    };
    AnticipatedSaleDto: {
      /** Format: uuid */
      saleId: string;
      code: string;
      product: string;
      /** @description Cents that are paid early. */
      amount: number;
      /** @description Cents: its part of the fee. */
      fee: number;
      /**
       * Format: date-time
       * @description When it would be released.
       */
      dueAt: string;
      /** @description Where its payment stands now. */
      status: string;
    };
    AnticipationRateDto: {
      version: number;
      /** @description Basis points. */
      feeBps: number;
      /** @description Cents. */
      fee: number;
      /** Format: date-time */
      setAt: string;
      reason: string | null;
      /**
       * Format: date-time
       * @description When its seller accepted it.
       */
      acceptedAt: string | null;
    };
    AnticipationDetailsDto: {
      /** @description The first due first. */
      sales: components['schemas']['AnticipatedSaleDto'][];
      /** @description The first is that of the request. */
      rates: components['schemas']['AnticipationRateDto'][];
    };
    ApprovedAnticipationsDto: {
      /** @description The rows that were selected. Left out: all rows that fit `query`. */
      ids?: string[];
      /** @description The filters, as the query of the list. */
      query?: string;
      /** @description How many rows the person saw. With another number of rows nothing is done. */
      count: number;
      /** @description Why; recorded with your name. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    AnticipationDecisionDto: {
      /** @enum {string} */
      action: 'approve' | 'refuse' | 'changeRate';
      /** @description Why. Of a refusal and a changed rate the seller reads it. */
      reason: string;
      /**
       * Format: basisPoints
       * @description Of a changed rate: basis points.
       */
      feeBps?: number;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    TakenAnticipationDto: {
      /** Format: uuid */
      id: string;
      /** @description `PENDING` and `PRE_APPROVED` wait for staff, `OFFERED` for its seller. `CANCELED`: a covered sale has lost its share. */
      state: string;
    };
    CoveredSaleDto: {
      /** Format: uuid */
      paymentId: string;
      /** @description Cents. */
      amount: number;
      /** @description Cents. */
      fee: number;
      /**
       * Format: date-time
       * @description When it would be released.
       */
      dueAt: string;
    };
    AnticipationQuoteDto: {
      /** @description Cents. */
      amount: number;
      /** @description Cents. */
      fee: number;
      /** @description Cents. */
      net: number;
      averageDays: number;
      /** @description Basis points: what the fee costs in thirty days, compounded. */
      monthlyRateBps: number;
      /** @description The first due first. */
      covered: components['schemas']['CoveredSaleDto'][];
    };
    AnticipationTermsDto: {
      isEnabled: boolean;
      /** @description Cents that can be asked for now. */
      limit: number;
      /** @description Basis points of the share of a card sale. */
      limitBps: number;
      /** @description Basis points. */
      feeBps: number;
      /** @description Cents. */
      minAmount: number;
      /** @description Null: no amount, or it is not possible. */
      quote: components['schemas']['AnticipationQuoteDto'] | null;
    };
    NewAnticipationDto: {
      /**
       * Format: cents
       * @description Cents to be paid early. The fee is taken out of it.
       */
      amount: Cents;
      /**
       * Format: cents
       * @description Cents: the fee that you saw. Another one is refused.
       */
      fee: Cents;
      /** @description Chosen by you. The same request with the same key is taken once. */
      requestKey: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    AcceptedRateDto: {
      /**
       * Format: cents
       * @description Cents: the fee that you saw.
       */
      fee: Cents;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    NewChargesDto: {
      /** @description E-mails of sellers, separated by commas or spaces. */
      sellers: string;
      /** @enum {string} */
      kind: 'PLAN' | 'SET_UP' | 'NEGATIVE_BALANCE' | 'CHARGEBACK_FEE' | 'FINE' | 'CUSTOM_DOMAIN' | 'SERVICES';
      /** @description What it is for, such as a month. */
      reference: string;
      /**
       * Format: cents
       * @description Cents, of each seller.
       */
      amount: Cents;
      /** @description The last day to pay in America/Sao_Paulo, YYYY-MM-DD. */
      dueOn: string;
      /** @description What the seller reads. */
      note?: string;
      /** @description Chosen by you. The same request with the same key is taken once. */
      requestKey: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    MadeChargesDto: {
      /** @description How many; 0 for a repetition. */
      made: number;
    };
    ChargeEventDto: {
      /** Format: date-time */
      at: string;
      what: string;
      by: string;
      /** @description Cents. */
      amount: number | null;
      reason: string | null;
    };
    ChargeDecisionDto: {
      /**
       * @description `WRITE_OFF` is of another person than `PROPOSE_WRITE_OFF`.
       * @enum {string}
       */
      action:
        | 'SEND'
        | 'FROM_BALANCE'
        | 'FROM_BALANCE_OR_DEBT'
        | 'PAID_BY_HAND'
        | 'DISCOUNT'
        | 'CANCEL'
        | 'PROPOSE_WRITE_OFF'
        | 'WRITE_OFF'
        | 'REFUSE_WRITE_OFF';
      /** @description Why; kept in the history. */
      reason: string;
      /**
       * Format: cents
       * @description Of a discount: cents.
       */
      amount?: Cents;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    DebtDecisionDto: {
      /**
       * @description `WRITE_OFF` is of another person than `PROPOSE_WRITE_OFF`.
       * @enum {string}
       */
      action: 'USE_RESERVE' | 'PROPOSE_WRITE_OFF' | 'WRITE_OFF' | 'REFUSE_WRITE_OFF';
      /** @description Why; recorded. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    DebtAgreementDto: {
      /** @description How many; one every thirty days. */
      instalments: number;
      /** @description The day of the first in America/Sao_Paulo, YYYY-MM-DD. */
      firstDueOn: string;
      /** @description Why; the seller reads it. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    ChargeCodeDto: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      method: 'PIX' | 'BILLET';
      /** @description Cents. */
      amount: number;
      /** @enum {string} */
      status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED' | 'REFUNDED' | 'CHARGEBACK';
      /** @description The code, or what became of it, is still being confirmed. */
      confirming: boolean;
      pixCode: string | null;
      /** @description An image as a data URI. */
      pixQrCode: string | null;
      billetCode: string | null;
      billetUrl: string | null;
      /** Format: date-time */
      expiresAt: string | null;
    };
    ShownChargeCodeDto: {
      /** @description Null: none was asked for. */
      code: components['schemas']['ChargeCodeDto'] | null;
    };
    WantedChargeCodeDto: {
      /** @enum {string} */
      method: 'PIX' | 'BILLET';
    };
    NewAdjustmentDto: {
      /** @description The e-mail address of the seller. */
      seller: string;
      /**
       * @description `CREDIT` gives to the seller. `DEBIT` takes; what is not available becomes a debt.
       * @enum {string}
       */
      direction: 'CREDIT' | 'DEBIT';
      /**
       * Format: cents
       * @description Cents of a real.
       */
      amount: Cents;
      /** @description Why. The seller reads it. */
      reason: string;
      /** @description Chosen by you. The same request with the same key is taken once. */
      requestKey: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    AdjustmentDecisionDto: {
      /**
       * @description `CONFIRM` is of another person than the one who proposed it.
       * @enum {string}
       */
      decision: 'CONFIRM' | 'REFUSE';
      /** @description Why; kept in the audit log. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    DifferenceLineDto: {
      account: string;
      fileName: string;
      /** Format: uuid */
      fileId: string;
      /** @description The line of the file. */
      place: number;
      /** @description YYYY-MM-DD */
      day: string;
      currency: string;
      /** @description Cents. */
      amount: number;
      /** @description Cents. */
      gross: number | null;
      /** @description Cents. */
      fee: number | null;
      reference: string | null;
      memo: string | null;
    };
    DifferenceSaleDto: {
      /** Format: uuid */
      orderId: string;
      code: string | null;
      method: string;
      status: string;
      /** Format: date-time */
      approvedAt: string | null;
      /** @description What the buyer paid. */
      captured: number;
      /** @description What went back. */
      returned: number;
      /** @description What was settled of it, before cost. */
      settled: number;
      /** @description The cost that the sale was divided with. */
      cost: number;
      /** @description What was settled of it. */
      costSettled: number;
    };
    DifferenceChargeDto: {
      /** Format: uuid */
      id: string;
      reference: string;
      seller: string | null;
      /** @description What is booked as received. */
      received: number;
      /** @description What went back. */
      returned: number;
      /** @description The cost that was booked. */
      cost: number;
    };
    ProposedFeeDto: {
      by: string;
      /** Format: date-time */
      at: string;
    };
    DifferenceOwnerDto: {
      /** Format: uuid */
      id: string;
      name: string;
    };
    DifferenceSidesDto: {
      line: components['schemas']['DifferenceLineDto'];
      /** @description Null: the line names no sale. */
      sale: components['schemas']['DifferenceSaleDto'] | null;
      /** @description Null: the line names no charge. */
      charge: components['schemas']['DifferenceChargeDto'] | null;
      /** @description Who said that the debit is a fee of the bank. */
      proposedFee: components['schemas']['ProposedFeeDto'] | null;
      /** @description Who may own it. */
      staff: components['schemas']['DifferenceOwnerDto'][];
    };
    DifferenceDecisionDto: {
      /**
       * @description `COMPARE` and `ACCEPT_COST` post the settlement where it agrees, or where only its cost differs. `BOOK_FEE` says that a debit is a fee of the bank; of another person it confirms that, and posts it.
       * @enum {string}
       */
      action: 'ASSIGN' | 'EXPLAIN' | 'CLOSE' | 'COMPARE' | 'ACCEPT_COST' | 'BOOK_FEE';
      /** @description Why; kept with the difference. */
      reason: string;
      /**
       * Format: uuid
       * @description Of `ASSIGN`: a person of the staff.
       */
      ownerId?: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    StatementAccountDto: {
      /** Format: uuid */
      id: string;
      name: string;
      provider: string;
    };
    StatementUploadDto: {
      /** @enum {string} */
      kind: 'PROVIDER_CSV' | 'BANK_CSV' | 'BANK_OFX';
      /**
       * Format: uuid
       * @description The gateway account, for a file of a provider.
       */
      gatewayAccountId?: string;
      /** @description Names the bank account. An OFX file names its own. */
      bankAccount?: string;
      fileName: string;
      bytes: number;
    };
    StatementLinkDto: {
      /**
       * Format: uuid
       * @description Of the statement, once the file arrived.
       */
      id: string;
      /** @description A path, to which the file is sent by PUT. */
      url: string;
      /** Format: date-time */
      expiresAt: string;
    };
    NamedValueDto: {
      name: string;
      value: string;
    };
    ShownDeliveryDto: {
      /** @description Secrets are masked. */
      headers: components['schemas']['NamedValueDto'][];
      query: components['schemas']['NamedValueDto'][];
      /** @description Secrets, cards and documents are masked; JSON is indented. */
      body: string;
      isCut: boolean;
    };
    WebhookReadingDto: {
      /** @enum {string} */
      kind: 'proven' | 'hint' | 'payout' | 'forged' | 'ignored' | 'mustThrow' | 'unreadable';
      detail: string | null;
    };
    PreviewedChargeDto: {
      reference: string | null;
      eventId: string | null;
      /** @description The provider's own word. */
      word: string | null;
      /** @description What the adapter of today makes of it. */
      meaning: string;
      /** Format: uuid */
      attemptId: string | null;
      /** Format: uuid */
      paymentId: string | null;
      statusNow: string | null;
      statusAfter: string | null;
      ledger: string | null;
      reviewItem: string | null;
      /** @enum {string} */
      effect: 'change' | 'nothing' | 'forbidden' | 'ask' | 'unmatched';
    };
    WebhookTestCaseDto: {
      fileName: string;
      /** @description JSON. Secrets, cards and documents are masked. */
      content: string;
    };
    WebhookResolutionDto: {
      /** Format: date-time */
      at: string;
      by: string;
      note: string;
    };
    WebhookInspectionDto: {
      delivery: components['schemas']['ShownDeliveryDto'] | null;
      curl: string | null;
      reading: components['schemas']['WebhookReadingDto'] | null;
      charges: components['schemas']['PreviewedChargeDto'][];
      /** @description A file for the fixtures of the gateway. */
      testCase: components['schemas']['WebhookTestCaseDto'] | null;
      isReplayable: boolean;
      resolution: components['schemas']['WebhookResolutionDto'] | null;
    };
    ReplayWebhookDto: {
      /** @description Why; recorded in the audit log. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    ResolveWebhookDto: {
      /** @description What was found; recorded in the audit log. */
      note: string;
    };
    ReplayProgressDto: {
      /** Format: uuid */
      id: string;
      platform: string;
      provider: string | null;
      states: string[];
      /** Format: date-time */
      from: string;
      /**
       * Format: date-time
       * @description Exclusive.
       */
      until: string;
      webhooks: number;
      /** @description How many have a result. */
      done: number;
      applied: number;
      failed: number;
      reason: string;
      requestedBy: string;
      /** Format: date-time */
      createdAt: string;
    };
    ReplaysDto: {
      items: components['schemas']['ReplayProgressDto'][];
    };
    CountedWebhooksDto: {
      /** @description Up to one more than `most`. */
      webhooks: number;
      /** @description How many may be replayed at once. */
      most: number;
    };
    ReplayWebhooksDto: {
      /** Format: uuid */
      platform: string;
      /** @description Left out: every provider. */
      provider?: string;
      /** @enum {string} */
      result: 'APPLIED' | 'DUPLICATE' | 'IGNORED' | 'UNKNOWN_WORD' | 'FAILED' | 'QUARANTINED';
      /** @description The first day in America/Sao_Paulo, YYYY-MM-DD. */
      from: string;
      /** @description The last day, YYYY-MM-DD. */
      until: string;
      /** @description How many the filter named when you saw it. */
      expected: number;
      /** @description Why; recorded in the audit log. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    StartedReplayDto: {
      /** Format: uuid */
      id: string;
    };
    NextChargeDto: {
      /**
       * Format: date
       * @description A day in São Paulo.
       */
      date: string;
      /** Format: cents */
      amount: Cents;
    };
    AccessDto: {
      /** @description Of the item that was bought. */
      title: string;
      /**
       * Format: uri
       * @description https.
       */
      address: string;
    };
    PaymentDto: {
      /** Format: uuid */
      paymentId: string;
      /**
       * Format: uuid
       * @description The checkout it was made at.
       */
      offerId: string;
      /** @enum {string} */
      method: 'PIX' | 'CREDIT_CARD' | 'BILLET';
      /** @enum {string} */
      status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED' | 'REFUNDED' | 'CHARGEBACK';
      /** @description We are asking the provider; the buyer should wait, not pay again. */
      confirming: boolean;
      /** Format: cents */
      amount: Cents;
      /**
       * @example BRL
       * @enum {string}
       */
      currency: 'BRL' | 'USD' | 'EUR' | 'MXN';
      /** Format: date-time */
      expiresAt: string | null;
      /** @description PIX copy and paste. */
      pixCode: string | null;
      /** @description Image as a data URI. */
      pixQrCode: string | null;
      billetCode: string | null;
      /** @description Image of its bars as a data URI. */
      billetBarcode: string | null;
      billetUrl: string | null;
      /** @enum {string|null} */
      reason:
        | 'EXPIRED'
        | 'NOT_FOUND_AT_PROVIDER'
        | 'PROVIDER_REFUSED'
        | 'INSUFFICIENT_FUNDS'
        | 'CARD_REFUSED'
        | 'FRAUD_SUSPECTED'
        | 'DECLINED'
        | null;
      /** @description The buyer may ask for a new code of the same order. */
      renewable: boolean;
      /** @description Another payment of the same order was paid first; this one is to be given back. */
      paidTwice: boolean;
      /** @description Of a subscription, once it is paid. */
      nextCharge: components['schemas']['NextChargeDto'] | null;
      /** @description Where what was bought is found; nothing unless it is paid. */
      access: components['schemas']['AccessDto'][];
    };
    ReceiptItemDto: {
      title: string;
      quantity: number;
      /**
       * Format: cents
       * @description Of all pieces.
       */
      amount: Cents;
    };
    ReceiptDeliveryDto: {
      description: string;
      deliveryTime: string;
    };
    PartyDto: {
      name: string | null;
      /** @description CNPJ or CPF without punctuation. */
      document: string | null;
      address: string | null;
      email: string | null;
      /** @description Digits only, with the area code. */
      phone: string | null;
    };
    LegalDto: {
      seller: components['schemas']['PartyDto'];
      platform: components['schemas']['PartyDto'];
      termsUrl: string | null;
      privacyUrl: string | null;
      /** @description Days to ask for the money back. */
      guaranteeDays: number | null;
    };
    ReceiptDto: {
      /** Format: uuid */
      paymentId: string;
      /** Format: date-time */
      orderedAt: string;
      /** Format: date-time */
      paidAt: string | null;
      /**
       * @example BRL
       * @enum {string}
       */
      currency: 'BRL' | 'USD' | 'EUR' | 'MXN';
      items: components['schemas']['ReceiptItemDto'][];
      /**
       * Format: cents
       * @description What the coupon takes off the items; zero without one.
       */
      discount: Cents;
      /**
       * Format: cents
       * @description Null where nothing is shipped.
       */
      shipping: Cents | null;
      delivery: components['schemas']['ReceiptDeliveryDto'] | null;
      /** @description 1 unless a card pays in installments. */
      installments: number;
      /**
       * Format: cents
       * @description What installments add.
       */
      interest: Cents;
      /** Format: cents */
      total: Cents;
      legal: components['schemas']['LegalDto'];
    };
    RenewalAnswerDto: {
      /** Format: uuid */
      paymentId: string;
      payment: components['schemas']['PaymentDto'];
      /** @enum {string} */
      method: 'PIX' | 'CREDIT_CARD' | 'BILLET';
      /** @enum {string} */
      status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED' | 'REFUNDED' | 'CHARGEBACK';
    };
    CardKeyDto: {
      /** @enum {string} */
      kty: 'RSA';
      n: string;
      /** @example AQAB */
      e: string;
      /** @description Opaque. Good for this offer, for 15 minutes. Copied into the header of the JWE. */
      kid: string;
      /** @enum {string} */
      use: 'enc';
      /** @enum {string} */
      alg: 'RSA-OAEP-256';
    };
    InstallmentDto: {
      installmentNumber: number;
      /** Format: cents */
      installmentValue: Cents;
      /**
       * Format: cents
       * @description What all installments come to, and what is charged.
       */
      finalValue: Cents;
    };
    CardTokenDto: {
      /** @description The checkout id. */
      offerId: string;
      /** @description The compact JWE of the six fields, or the provider’s own token. */
      token?: string;
      /** @example 4111111111111111 */
      cardNumber?: string;
      cvv?: string;
      expMonth?: number;
      /** @example 2031 */
      expYear?: number;
      /** @description Name and surname. */
      holderName?: string;
      holderDocument?: string;
    };
    CardTokenAnswerDto: {
      /**
       * Format: uuid
       * @description Good for one buyer at one gateway account.
       */
      creditCardId: string;
    };
    OfferTestDto: {
      /** @enum {string} */
      variant: 'A' | 'B';
      /** @description What a purchase names. */
      name: string;
    };
    DeliveryOptionDto: {
      id: string;
      description: string;
      deliveryTime: string;
      /**
       * Format: cents
       * @description 0 is free.
       */
      fareAmount: Cents;
      preSelected: boolean;
    };
    AffiliateCookieDto: {
      /**
       * Format: uuid
       * @description What is remembered is remembered of this product.
       */
      productId: string;
      /** @description 0: without an end. */
      days: number;
      /** @description The first affiliate is credited, not the last. */
      isFirstCredited: boolean;
    };
    PlatformPixelsDto: {
      facebook: string[];
      google: string[];
      tiktok: string[];
      kwai: string[];
    };
    InstallmentPlanDto: {
      numberOfInstallments: number;
      /** @description Counts up to this one carry no interest. */
      maxInstallmentsWithoutInterest: number;
      /** @description Interest on the whole sum, first entry for 1x. */
      feeBasisPoints: number[];
      /**
       * Format: cents
       * @description Counts whose installment is lower are not offered.
       */
      minInstallmentValue: Cents;
    };
    MaxInstallmentsDto: {
      installmentNumber: number;
      /**
       * Format: cents
       * @description Of each installment.
       */
      installmentValue: Cents;
      /**
       * Format: cents
       * @description Interest included.
       */
      finalValue: Cents;
    };
    OfferProviderDto: {
      /** @description Empty when the platform has no provider yet. */
      paymentProvider: string;
      gatewayPublicKey: string | null;
    };
    FeedbackDto: {
      id: string;
      title: string;
      description: string;
      image: string | null;
      stars: number;
    };
    CountdownDto: {
      minutes: number;
      endText: string | null;
    };
    ThankYouDto: {
      PIX: string | null;
      CREDIT_CARD: string | null;
      BILLET: string | null;
    };
    CheckoutBuilderConfigDto: {
      logoTopImageURL: string | null;
      headerImageURL: string | null;
      enabledBannerText: boolean;
      bannerText: string | null;
      bannerTextColor: string | null;
      bannerTextBackgroundColor: string | null;
      colorPrimary: string | null;
      backRedirect: string | null;
      feedbacks: components['schemas']['FeedbackDto'][];
      countdown: components['schemas']['CountdownDto'] | null;
      chatPhone: string | null;
      /** @description Null: a sentence that names the product. */
      chatMessage: string | null;
      /** @description For narrow screens. */
      headerImagePhoneURL: string | null;
      /** @description In place of the name of the platform. */
      sellerName: string | null;
      isSecureNoteShown: boolean;
      legalText: string | null;
      /** @description Said to a buyer who is about to leave. */
      exitBannerText: string | null;
      thankYou: components['schemas']['ThankYouDto'];
    };
    BumpProductDto: {
      title: string;
      image: string | null;
    };
    BumpOfferDto: {
      title: string;
      /** Format: cents */
      price: Cents;
      /** Format: cents */
      fakePrice: Cents | null;
      product: components['schemas']['BumpProductDto'];
    };
    OrderBumpDto: {
      id: string;
      /** @description A sentence of the seller. */
      text: string | null;
      /** @description With these it can be bought. */
      methods: ('PIX' | 'CREDIT_CARD' | 'BILLET')[];
      offer: components['schemas']['BumpOfferDto'];
    };
    ReceiverDto: {
      receiverProvider: string;
      receiverId: string;
    };
    ProducerDto: {
      receivers: components['schemas']['ReceiverDto'][];
    };
    PixelDto: {
      pixelId: string;
    };
    PixelsDto: {
      pixels: components['schemas']['PixelDto'][];
    };
    OfferPixelDto: {
      /** @enum {string} */
      tracker: 'facebook' | 'google' | 'tiktok' | 'kwai';
      pixelId: string;
      /** @description The conversion of Google Ads that a purchase counts for. */
      conversion: string | null;
      events: ('PAGE_VIEW' | 'INITIATE_CHECKOUT' | 'ADD_PAYMENT_INFO' | 'PURCHASE')[];
      /** @enum {string} */
      purchaseOn: 'APPROVED' | 'GENERATED';
      /** @enum {string} */
      valueSent: 'PRODUCT' | 'TOTAL';
    };
    OfferProductDto: {
      name: string;
      image: string | null;
      /** @description For link previews: PNG or JPEG. */
      shareImage: string | null;
      description: string;
      /** @enum {string} */
      typeProduct: 'DIGITAL' | 'FISICO';
      ordersBumps: components['schemas']['OrderBumpDto'][];
      createdByUser: components['schemas']['ProducerDto'];
      facebookPixel: components['schemas']['PixelsDto'];
      tiktokPixel: components['schemas']['PixelsDto'];
      kwaiPixel: components['schemas']['PixelsDto'];
      /** @description All of these with their events. */
      pixels: components['schemas']['OfferPixelDto'][];
      googleAnalyticsId: string | null;
      googleAdsId: string | null;
      googleAdsConversionApiId: string | null;
    };
    OfferDto: {
      /** Format: uuid */
      id: string;
      /** Format: cents */
      price: Cents;
      /**
       * Format: cents
       * @description The price before, struck out.
       */
      fakePrice: Cents | null;
      /** @enum {string} */
      coin: 'BRL' | 'USD' | 'EUR' | 'MXN';
      /** @enum {string} */
      type: 'ONE_TIME' | 'SUBSCRIPTION';
      /** Format: cents */
      recurrencePrice: Cents | null;
      frequencyInDays: number | null;
      /** Format: cents */
      fretePrice: Cents | null;
      /** @description The checkout that the address names, where it is not the usual one. */
      checkoutId: string | null;
      test: components['schemas']['OfferTestDto'] | null;
      /** @description Nothing was left, at most a minute ago. A purchase counts again. */
      isSoldOut: boolean;
      /** @enum {string} */
      template: 'DEFAULT' | 'DROPSHIPPING' | 'VEGA';
      /** @enum {string} */
      locale: 'pt-BR' | 'en-US' | 'es-ES';
      deliveryOptions: components['schemas']['DeliveryOptionDto'][];
      pixEnabled: boolean;
      creditCardEnabled: boolean;
      billetEnabled: boolean;
      requiredDocument: boolean;
      requiredDocumentAndPhone: boolean;
      /** Format: uuid */
      platformId: string;
      platformName: string;
      /** @description The platform's minimalist layout shows the cart without a heading. */
      cartHeadingHidden: boolean;
      /** @description The buyer is asked before the seller's trackers are loaded. */
      trackingNeedsConsent: boolean;
      /** @description Buyers can type a coupon that reduces this offer or an additional one. */
      takesCoupons: boolean;
      affiliateCookie: components['schemas']['AffiliateCookieDto'];
      /** @description Tracking ids of the platform itself. */
      platformPixels: components['schemas']['PlatformPixelsDto'];
      installmentPlan: components['schemas']['InstallmentPlanDto'];
      /** @description Null where a card is not taken, or in one installment only. */
      maxInstallments: components['schemas']['MaxInstallmentsDto'] | null;
      legal: components['schemas']['LegalDto'];
      provider: components['schemas']['OfferProviderDto'];
      checkoutBuilderConfig: components['schemas']['CheckoutBuilderConfigDto'];
      product: components['schemas']['OfferProductDto'];
    };
    PurchaseCardDto: {
      /** @description The compact JWE of the card, or the provider’s own token. Needed unless a stored card is named. */
      token?: string;
      installments?: number;
      /** @description Stored card, for subscriptions. */
      creditCardId?: string;
    };
    FingerPrintDto: {
      /** @example clearsale */
      provider: string;
      value: string;
    };
    PurchaseDto: {
      /** @description The checkout id. */
      offerId: string;
      /**
       * Format: email
       * @example maria@example.com
       */
      email: string;
      name: string;
      /** @enum {string} */
      paymentMethod: 'PIX' | 'CREDIT_CARD' | 'BILLET';
      /**
       * @description Digits only.
       * @example 11987654321
       */
      phone?: string;
      /**
       * @description Digits only.
       * @example 52998224725
       */
      cpf?: string;
      creditCard?: components['schemas']['PurchaseCardDto'];
      /** @example 01001-000 */
      cep?: string;
      street?: string;
      number?: string;
      complement?: string;
      district?: string;
      city?: string;
      /** @example SP */
      state?: string;
      /** @description The bumps the buyer ticked; each must belong to this offer. */
      orderBumpsIds?: string[];
      /** @description The query string of the page; personal data in it is not stored. */
      utmQuery?: string;
      /** @description An http or https address; anything else is not kept. */
      referer?: string;
      affiliateId?: string;
      /** @description The first of them who promotes the product is credited where `affiliateId` does not. */
      nextAffiliateIds?: string[];
      /**
       * Format: cents
       * @description Shipping as the page shows it, in cents; must be a fare of this offer.
       */
      deliveryFare?: Cents;
      /** @description Decides between options of equal fare. */
      deliveryOptionId?: string;
      abandonedCartId?: string;
      fingerPrints?: components['schemas']['FingerPrintDto'][];
      /**
       * Format: cents
       * @description The total that the page shows, in cents, with interest; another total answers 409 priceChanged.
       */
      expectedTotal?: Cents;
      /** @description A coupon that is valid for this purchase. */
      coupon?: string;
      /** @description The code of the link that led here; it decides the quantity. */
      link?: string;
      /** @description The variant that the page shows, as the offer names it; one of no running comparison is ignored. */
      variant?: string;
    };
    PurchaseAnswerDto: {
      /** Format: uuid */
      paymentId: string;
      payment: components['schemas']['PaymentDto'];
      /** @enum {string} */
      method: 'PIX' | 'CREDIT_CARD' | 'BILLET';
      /** @enum {string} */
      status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED' | 'REFUNDED' | 'CHARGEBACK';
      /** @description A secret of the buyer. Opens one-click offers after this purchase. */
      upsellToken: string;
    };
    CouponAtCheckoutDto: {
      code: string;
      /** @enum {string} */
      kind: 'PERCENT' | 'AMOUNT';
      /** @description Basis points of a percentage; cents of an amount. */
      value: number;
      methods: ('PIX' | 'CREDIT_CARD' | 'BILLET')[];
      /** @description Whether it reduces the offer itself. */
      onMain: boolean;
      /** @description The bumps that it reduces. */
      bumpIds: string[];
      /**
       * Format: cents
       * @description Of each later charge of a subscription, where it is reduced.
       */
      recurrencePrice: Cents | null;
    };
    PreviewedLineDto: {
      /** @enum {string} */
      party: 'PRODUCER' | 'CO_PRODUCER' | 'AFFILIATE' | 'FEE' | 'INTEREST';
      /** @description Cents. */
      amount: number;
    };
    PreviewedSaleDto: {
      /** @enum {string} */
      method: 'PIX' | 'CREDIT_CARD' | 'BILLET';
      installments: number;
      /** @description Cents of each installment. */
      installmentValue: number;
      /** @description Cents that the buyer pays; the lines add up to it. */
      charged: number;
      /** @description Empty where the fees are more than the price: such a sale is refused. */
      lines: components['schemas']['PreviewedLineDto'][];
    };
    PreviewedSalesDto: {
      items: components['schemas']['PreviewedSaleDto'][];
    };
    PostcodeDto: {
      /** @description The state, two letters. */
      uf: string;
      /** @description The street; empty where a town has one postcode. */
      logradouro: string;
      /** @description The district. */
      bairro: string;
      /** @description The city. */
      localidade: string;
    };
    AbandonedCartEnabledDto: {
      enabled: boolean;
    };
    AbandonedCartDto: {
      /** @description As the first save answered; left out on the first. */
      cartId?: string;
      name?: string;
      /** @description CPF. */
      document?: string;
      /** Format: email */
      email?: string;
      phone?: string;
      /**
       * Format: cents
       * @description What the cart comes to, in cents.
       */
      cartAmt?: Cents;
      /** @description The checkout id. */
      offerId: string;
      /** @description The query string of the page; personal data in it is not stored. */
      utmQuery?: string;
    };
    SavedCartDto: {
      /** Format: uuid */
      cartId: string;
    };
    SaleBuyerDto: {
      name: string;
      email: string;
      phone: string | null;
      document: string | null;
    };
    SaleItemDto: {
      /** Format: uuid */
      id: string;
      title: string;
      quantity: number;
      /** @description Cents, before the coupon. */
      amount: number;
      /** @description Physical: it is shipped. */
      tangible: boolean;
      /** @description Its money went back. */
      isReturned: boolean;
    };
    DivisionLineDto: {
      /** @enum {string} */
      party:
        | 'PRODUCER'
        | 'CO_PRODUCER'
        | 'AFFILIATE'
        | 'INTEREST'
        | 'FEE'
        | 'MANAGER'
        | 'GATEWAY'
        | 'PLATFORM';
      name: string | null;
      /** @description The version of the contract of a partner. */
      contractVersion: number | null;
      /** @description Cents. The lines of a sale add up to what the buyer paid. */
      amount: number;
    };
    SaleAttemptDto: {
      /** @description For staff only. */
      provider: string | null;
      /** @description Of the provider; for staff only. */
      reference: string | null;
      /**
       * Format: uuid
       * @description For staff only.
       */
      accountId: string | null;
      /**
       * Format: uuid
       * @description The version of the costs of the account that held; for staff only.
       */
      costVersion: string | null;
      state: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      answeredAt: string | null;
    };
    SaleEventDto: {
      /** @enum {string} */
      step:
        | 'ORDERED'
        | 'CODE_SHOWN'
        | 'APPROVED'
        | 'REJECTED'
        | 'CANCELED'
        | 'REFUND_ASKED'
        | 'PART_REFUNDED'
        | 'REFUNDED'
        | 'CHARGEBACK'
        | 'SHIPPED';
      /** Format: date-time */
      at: string;
      /** @description A tracking code, or the number of a request. */
      detail?: string;
    };
    ShipmentDto: {
      /** Format: uuid */
      id: string;
      itemIds: string[];
      carrier: string;
      trackingCode: string;
      trackingUrl: string | null;
      /** Format: date-time */
      shippedAt: string;
    };
    SaleNoteDto: {
      /** Format: uuid */
      id: string;
      note: string;
      authorName: string;
      /** Format: date-time */
      createdAt: string;
    };
    RefundRequestDto: {
      /** Format: uuid */
      id: string;
      protocol: string;
      /** @description Null: everything that was left. */
      itemIds: string[] | null;
      /** @description Cents, as it stood when the buyer asked. */
      amount: number | null;
      /** @enum {string} */
      reason: 'REGRET' | 'NOT_RECEIVED' | 'NOT_AS_DESCRIBED' | 'BOUGHT_TWICE' | 'OTHER';
      details: string | null;
      /** @description Of a boleto; for staff only. */
      pixKey: string | null;
      /** @description It came within the guaranteed days. */
      isInWindow: boolean;
      /**
       * Format: date-time
       * @description Until when it is granted without the seller.
       */
      windowUntil: string | null;
      /** @enum {string} */
      state: 'WAITING_SELLER' | 'APPROVED' | 'PROCESSING' | 'DONE' | 'REFUSED' | 'FAILED';
      /** @description What the seller answered. */
      decision: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      decidedAt: string | null;
    };
    OtherPurchaseDto: {
      /** Format: uuid */
      id: string;
      code: string;
      productName: string;
      status: string;
      /** @description Cents. */
      gross: number;
      /** Format: date-time */
      createdAt: string;
    };
    RiskReasonDto: {
      /** @enum {string} */
      reason: 'BLOCKED' | 'CHARGEBACKS' | 'DECLINES' | 'REFUNDS' | 'NO_DOCUMENT' | 'LARGE_FIRST';
      /** @description How often it happened. */
      count: number;
      /** @description What it adds to the score. */
      points: number;
    };
    BuyerBlockDto: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      kind: 'EMAIL' | 'DOCUMENT';
      reason: string;
      /** Format: date-time */
      createdAt: string;
      createdBy: string;
    };
    SaleRiskDto: {
      /** @description From 0 (nothing is known against it) to 100. */
      score: number;
      reasons: components['schemas']['RiskReasonDto'][];
      /** @description The blocks that hold for its buyer. */
      blocks: components['schemas']['BuyerBlockDto'][];
    };
    InboundEventDto: {
      /** Format: uuid */
      id: string;
      provider: string;
      /** @description What became of it. */
      state: string;
      detail: string | null;
      /** Format: date-time */
      receivedAt: string;
    };
    SaleDto: {
      /** Format: uuid */
      id: string;
      code: string;
      status: string;
      /** @description The status as the provider names it. */
      nativeStatus: string | null;
      reason: string | null;
      method: string | null;
      installments: number;
      currency: string;
      /** @description What the buyer pays, in cents. */
      gross: number;
      /** @description Cents that went back in parts while it stayed paid. */
      refundedAmount: number;
      /** @description Cents. */
      shipping: number;
      /** @description Cents. */
      interest: number;
      /** @description The coupon that was used. */
      couponCode: string | null;
      /** @description Cents that the coupon took off the items. */
      discount: number;
      buyer: components['schemas']['SaleBuyerDto'];
      address: {
        [key: string]: string | null;
      } | null;
      /** Format: uuid */
      productId: string;
      productName: string;
      items: components['schemas']['SaleItemDto'][];
      division: components['schemas']['DivisionLineDto'][];
      attempts: components['schemas']['SaleAttemptDto'][];
      events: components['schemas']['SaleEventDto'][];
      utmSource: string | null;
      utmCampaign: string | null;
      affiliateId: string | null;
      customerIp: string | null;
      /** Format: uuid */
      paymentId: string | null;
      /** Format: date-time */
      createdAt: string;
      shipments: components['schemas']['ShipmentDto'][];
      /** @description Those of the own team, the newest first. */
      notes: components['schemas']['SaleNoteDto'][];
      refundRequest: components['schemas']['RefundRequestDto'] | null;
      /** @description Of the same buyer; of a seller the own ones. */
      others: components['schemas']['OtherPurchaseDto'][];
      /** @description Null for sellers. */
      risk: components['schemas']['SaleRiskDto'] | null;
      /** @description What providers told us; for staff only. */
      inbound: components['schemas']['InboundEventDto'][];
    };
    DivisionOfSaleDto: {
      /** Format: uuid */
      id: string;
      code: string;
      division: components['schemas']['DivisionLineDto'][];
    };
    NewShipmentDto: {
      /** @example Correios */
      carrier: string;
      /** @example BR123456789BR */
      trackingCode: string;
      /**
       * Format: uri
       * @description Where the parcel is followed.
       */
      trackingUrl?: string;
      /** @description What is in the parcel; everything physical by default. */
      itemIds?: string[];
    };
    NewSaleNoteDto: {
      /**
       * Format: uuid
       * @description Chosen by the page: a form that is sent twice adds one note.
       */
      id: string;
      note: string;
    };
    OwnRefundDto: {
      /** @description Why; recorded in the audit log. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
      /** @description Items to give back; left out: everything that is left. */
      itemIds?: string[];
    };
    OwnRefundAnswerDto: {
      /** @enum {string} */
      kind: 'refunded' | 'underWay';
    };
    ItemOfOfferDto: {
      /** Format: uuid */
      id: string;
      title: string;
      /** @description Cents that the buyer paid for all of its pieces. */
      amount: number;
      /** @description Its money went back. */
      isReturned: boolean;
    };
    SaleOfOfferDto: {
      /** Format: uuid */
      id: string;
      code: string;
      items: components['schemas']['ItemOfOfferDto'][];
    };
    BucketsDto: {
      /** @description What a dispute blocked. */
      blocked: number;
      pending: number;
      reserve: number;
      available: number;
      debt: number;
    };
    PartyEffectDto: {
      name: string | null;
      isOwn: boolean;
      isManager: boolean;
      /** @description Cents. */
      amount: number;
      /** @description Where it comes from; of the own balance only. */
      buckets: components['schemas']['BucketsDto'] | null;
    };
    RefundEffectDto: {
      /** @description Cents. */
      toBuyer: number;
      currency: string;
      parties: components['schemas']['PartyEffectDto'][];
      /** @description Cents that the platform gives back of its fee. */
      platformFee: number;
    };
    OfferedRefundDto: {
      sale: components['schemas']['SaleOfOfferDto'];
      /** @description Null: nothing can be given back so. */
      effect: components['schemas']['RefundEffectDto'] | null;
    };
    DecideRefundDto: {
      /** @description Why; recorded in the audit log. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
      /** @description Whether the buyer gets the money back. */
      granted: boolean;
    };
    AskProviderDto: {
      /** @description Why; recorded in the audit log. */
      reason: string;
    };
    AskedProviderDto: {
      /** @description How the payment stands after the answer. */
      status: string;
    };
    ReassignSaleDto: {
      /** @description Why; recorded in the audit log. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
      /**
       * Format: email
       * @description Of the seller who is credited; left out: nobody is.
       */
      affiliate?: string;
      /**
       * Format: basisPoints
       * @description The commission, of what is left after the fee: 3000 is 30 %.
       */
      basisPoints?: number;
    };
    BlockBuyerDto: {
      /** @description Why; recorded in the audit log. */
      reason: string;
    };
    VariantResultDto: {
      /** @enum {string} */
      variant: 'A' | 'B';
      views: number;
      /** @description Forms in which somebody began to type. */
      starts: number;
      /** @description Paid or not. */
      orders: number;
      /** @description Orders that were paid. */
      sales: number;
      /**
       * Format: cents
       * @description Of the sales.
       */
      value: Cents;
    };
    CheckoutTestResultsDto: {
      /** @enum {string} */
      currency: 'BRL' | 'USD' | 'EUR' | 'MXN';
      variants: components['schemas']['VariantResultDto'][];
      /**
       * @description Which variant sells more often, where the interval leaves no doubt; TOO_FEW within the first 7 days.
       * @enum {string}
       */
      verdict: 'TOO_FEW' | 'OPEN' | 'A' | 'B';
      /** @description Sales more of B in 100 visits: the lower bound of the 95 % interval. */
      lowPer100: number;
      /** @description The upper bound. */
      highPer100: number;
      /** @description About how many visits of each variant show a difference of a fifth of the conversion. */
      viewsNeeded: number | null;
      /** @description Full days that it ran. */
      ranDays: number;
    };
    SaleOfRequestDto: {
      /** Format: uuid */
      id: string;
      code: string;
      productName: string;
      buyerName: string;
      /** Format: date-time */
      approvedAt: string | null;
    };
    ItemOfRequestDto: {
      /** Format: uuid */
      id: string;
      title: string;
    };
    ShownRefundRequestDto: {
      request: components['schemas']['RefundRequestDto'];
      sale: components['schemas']['SaleOfRequestDto'];
      items: components['schemas']['ItemOfRequestDto'][];
      /** @description Null: nothing would be given back. */
      effect: components['schemas']['RefundEffectDto'] | null;
    };
    GrantRefundsDto: {
      /** @description The rows that were selected. Left out: all rows that fit `query`. */
      ids?: string[];
      /** @description The filters, as the query of the list. */
      query?: string;
      /** @description How many rows the person saw. With another number of rows nothing is done. */
      count: number;
      /** @description Why; recorded with your name. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    RetryRefundDto: {
      /** @description Why; recorded in the audit log. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    BlockTypedBuyerDto: {
      /** @description Why; recorded in the audit log. */
      reason: string;
      /**
       * @description An e-mail address, a CPF or a CNPJ.
       * @example ana@example.com
       */
      buyer: string;
    };
    BlockedBuyerIdDto: {
      /** Format: uuid */
      id: string;
      /** @description Whether the buyer was not blocked before. If not, the block keeps its reason. */
      isNew: boolean;
    };
    WatchedSubjectDto: {
      chargebacks: number;
      /** @description Cents of the chargebacks of which the notice came in the month. */
      disputed: number;
      /** @description Cents of the card sales approved in the month. */
      sold: number;
      /** @description The chargebacks as a part of the sales, in basis points. */
      shareBps: number;
      /** @description The id of a seller, or a brand in small letters. */
      subject: string;
      /** @description Of a seller. */
      name: string | null;
      /** @enum {string} */
      standing: 'OK' | 'NEAR' | 'OVER';
    };
    ChargebacksOfMonthDto: {
      /** @description YYYY-MM, in America/Sao_Paulo. */
      month: string;
      /** @description 0: nobody is watched. */
      chargebackLimitCount: number;
      /** @description Basis points. */
      chargebackLimitBps: number;
      /** @description The largest part first. */
      sellers: components['schemas']['WatchedSubjectDto'][];
      brands: components['schemas']['WatchedSubjectDto'][];
    };
    SubjectOverLimitDto: {
      /** @enum {string} */
      kind: 'SELLER' | 'BRAND';
      subject: string;
      name: string | null;
    };
    SubjectsOverLimitDto: {
      /** @description Of the current month. */
      items: components['schemas']['SubjectOverLimitDto'][];
    };
    WatchedMonthDto: {
      chargebacks: number;
      /** @description Cents of the chargebacks of which the notice came in the month. */
      disputed: number;
      /** @description Cents of the card sales approved in the month. */
      sold: number;
      /** @description The chargebacks as a part of the sales, in basis points. */
      shareBps: number;
      /** @enum {string} */
      standing: 'OK' | 'NEAR' | 'OVER';
    };
    SubjectOfChargebacksDto: {
      chargebacks: number;
      /** @description Cents of the chargebacks of which the notice came in the month. */
      disputed: number;
      /** @description Cents of the card sales approved in the month. */
      sold: number;
      /** @description The chargebacks as a part of the sales, in basis points. */
      shareBps: number;
      /** @description The id of a seller, or a brand in small letters. */
      subject: string;
      /** @description Of a seller. */
      name: string | null;
    };
    OwnChargebacksDto: {
      /** @description YYYY-MM, in America/Sao_Paulo. */
      month: string;
      /** @description 0: nobody is watched. */
      chargebackLimitCount: number;
      /** @description Basis points. */
      chargebackLimitBps: number;
      /** @description All own card sales, which the limits measure. */
      own: components['schemas']['WatchedMonthDto'];
      /** @description The own sales by card brand, where it has chargebacks. The limits measure a brand over the whole platform. */
      brands: components['schemas']['SubjectOfChargebacksDto'][];
    };
    DisputeNoticeDto: {
      /**
       * Format: uuid
       * @description The payment.
       */
      payment: string;
      /**
       * Format: cents
       * @description Cents. Left out: all that the payment still has.
       */
      amount?: Cents;
      /** @description As the bank or the buyer says. */
      reason: string;
      /** @description How the provider calls the dispute. */
      providerReference?: string;
      /** @description The last day for the defence. Left out: by the rules of the platform. */
      dueOn?: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    OpenedDisputeDto: {
      /** Format: uuid */
      id: string;
    };
    DisputeDto: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      paymentId: string;
      /** @enum {string} */
      kind: 'CHARGEBACK' | 'MED';
      /** @enum {string} */
      state: 'NOTIFIED' | 'BLOCKED' | 'DEFENCE_SENT' | 'EXPIRED' | 'WON' | 'LOST' | 'RETURNED_PART';
      /** @enum {string} */
      origin: 'STAFF' | 'PROVIDER';
      /** @description Cents. */
      amount: number;
      currency: string;
      reason: string;
      providerReference: string | null;
      /** Format: date-time */
      notifiedAt: string;
      /**
       * Format: date-time
       * @description Until when the defence can be sent.
       */
      dueAt: string;
      /** @description Cents that were blocked at the notice. */
      blockedAmount: number;
      /**
       * Format: date-time
       * @description When the money went back before the result.
       */
      chargedBackAt: string | null;
      /** @description Cents. */
      returnedAmount: number;
      /** @description Cents. */
      fee: number;
      /** @description All who earned with the sale bear the fee; else its producer. */
      feeShared: boolean;
      /** @enum {string} */
      feeState: 'NONE' | 'DUE' | 'CHARGED' | 'RETURN_DUE' | 'RETURNED';
      /** @description Why it ended so. */
      decision: string | null;
      /** Format: date-time */
      endedAt: string | null;
    };
    SaleOfDisputeDto: {
      /** Format: uuid */
      id: string;
      code: string;
      product: string;
      buyer: string;
      seller: string | null;
    };
    PartyOfDisputeDto: {
      /** @enum {string} */
      owner: 'seller' | 'manager';
      name: string | null;
      /** @description Cents, at the notice. */
      blocked: number;
      /** @description Cents. */
      blockedNow: number;
      /** @description Cents that went back to the buyer. */
      taken: number;
    };
    DisputeEventDto: {
      kind: string;
      /** Format: date-time */
      at: string;
      by: string | null;
      note: string | null;
      /** @description Cents. */
      amount: number | null;
    };
    DisputeFileDto: {
      /** Format: uuid */
      id: string;
      name: string;
      contentType: string;
      bytes: number;
      by: string | null;
      /** Format: date-time */
      at: string;
    };
    ShownDisputeDto: {
      dispute: components['schemas']['DisputeDto'];
      sale: components['schemas']['SaleOfDisputeDto'];
      parties: components['schemas']['PartyOfDisputeDto'][];
      events: components['schemas']['DisputeEventDto'][];
      files: components['schemas']['DisputeFileDto'][];
    };
    DisputeOfPackDto: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      kind: 'CHARGEBACK' | 'MED';
      /** @description Cents. */
      amount: number;
      currency: string;
      reason: string;
      providerReference: string | null;
      /** Format: date-time */
      notifiedAt: string;
    };
    DefendedPurchaseDto: {
      code: string;
      platform: string;
      seller: string | null;
      items: string;
      /** @description Cents. */
      amount: number;
      method: string;
      /** Format: date-time */
      boughtAt: string;
      /** Format: date-time */
      approvedAt: string | null;
      provider: string | null;
      reference: string | null;
      endToEndId: string | null;
      /** @description Of the purchase. */
      ip: string | null;
      buyerName: string;
      buyerEmail: string;
      /** @description Null: the buyer gave none. */
      buyerDocument: string | null;
      buyerPhone: string | null;
      termsUrl: string | null;
      guaranteeDays: number | null;
    };
    DefenceTraceDto: {
      /** @enum {string} */
      kind: 'SIGN_IN' | 'GRANTED' | 'DOWNLOAD' | 'LESSON' | 'MAIL' | 'SHIPMENT';
      /** Format: date-time */
      at: string;
      what: string | null;
      times: number;
      ip: string | null;
      device: string | null;
    };
    SellersEvidenceDto: {
      /** Format: date-time */
      at: string;
      text: string;
    };
    FileOfPackDto: {
      /** Format: date-time */
      at: string;
      name: string;
      contentType: string;
      bytes: number;
      /** @description In hexadecimal. */
      sha256: string;
    };
    DefencePackDto: {
      /** Format: date-time */
      madeAt: string;
      dispute: components['schemas']['DisputeOfPackDto'];
      purchase: components['schemas']['DefendedPurchaseDto'];
      /** @description The latest first. */
      traces: components['schemas']['DefenceTraceDto'][];
      evidence: components['schemas']['SellersEvidenceDto'][];
      files: components['schemas']['FileOfPackDto'][];
    };
    DisputeDefenceDto: {
      /** @description What was sent, and how. */
      reason: string;
    };
    DisputeResultDto: {
      /** @enum {string} */
      result: 'WON' | 'LOST' | 'RETURNED_PART';
      /**
       * Format: cents
       * @description Of RETURNED_PART: cents that went back.
       */
      amount?: Cents;
      /** @description What the provider wrote. The seller reads it. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    DisputeEvidenceDto: {
      /** @description What helps the defence. */
      text: string;
    };
    DefenceFileUploadDto: {
      fileName: string;
      /** @description The exact size. */
      bytes: number;
    };
    DefenceFileLinkDto: {
      /** @description A path on the host of the platform. */
      url: string;
      /** Format: date-time */
      expiresAt: string;
    };
    AskSignInDto: {
      /**
       * Format: email
       * @example ana@example.com
       */
      email: string;
    };
    ListedPurchaseDto: {
      /** Format: uuid */
      id: string;
      code: string;
      productName: string;
      imageUrl: string | null;
      /** @description The number of further items. */
      bumps: number;
      /** @enum {string} */
      kind: 'ONE_TIME' | 'SUBSCRIPTION';
      seller: string;
      status: string;
      method: string | null;
      installments: number;
      currency: string;
      /** @description What the buyer pays, in cents. */
      gross: number;
      /** Format: uuid */
      paymentId: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      approvedAt: string | null;
      /** Format: date-time */
      returnedAt: string | null;
      /** @description The days in which the money can go back. */
      guaranteeDays: number | null;
    };
    PurchaseListDto: {
      items: components['schemas']['ListedPurchaseDto'][];
      /** @description Where the next page begins. */
      next: string | null;
    };
    DeliverableDto: {
      /** Format: uuid */
      itemId: string | null;
      title: string;
      /** @description A path of this site, or an https address of the seller. */
      address: string;
      /** @enum {string} */
      kind: 'EXTERNAL' | 'FILE' | 'COURSE';
    };
    BoughtItemDto: {
      title: string;
      quantity: number;
      /** @description Cents, of all pieces. */
      amount: number;
    };
    ParcelDto: {
      /** Format: uuid */
      id: string;
      carrier: string;
      trackingCode: string;
      trackingUrl: string | null;
      /** Format: date-time */
      shippedAt: string;
    };
    RefundableItemDto: {
      /** Format: uuid */
      id: string;
      title: string;
      /** @description Its money went back. */
      isReturned: boolean;
    };
    OwnRefundRequestDto: {
      protocol: string;
      /** @enum {string} */
      state: 'WAITING_SELLER' | 'APPROVED' | 'PROCESSING' | 'DONE' | 'REFUSED' | 'FAILED';
      isInWindow: boolean;
      /** @description What the seller answered. */
      decision: string | null;
      /** Format: date-time */
      createdAt: string;
    };
    RefundRightsDto: {
      items: components['schemas']['RefundableItemDto'][];
      request: components['schemas']['OwnRefundRequestDto'] | null;
      mayAsk: boolean;
      /** @description A request of now is granted without asking the seller. */
      isGranted: boolean;
      /**
       * Format: date-time
       * @description Until then it is; null: the days have not begun.
       */
      until: string | null;
    };
    ChargeDaysDto: {
      /** Format: date */
      from: string;
      /** Format: date */
      until: string;
    };
    OwnSubscriptionDto: {
      status: string;
      frequencyInDays: number;
      /** @description Cents. */
      recurrencePrice: number;
      /** @description Null: nothing is charged any more. */
      nextChargeDate: string | null;
      /** @description The days to which the next charge may be moved. Null: it may not. */
      chargeDays: components['schemas']['ChargeDaysDto'] | null;
      /** Format: date-time */
      canceledAt: string | null;
    };
    OwnPurchaseDto: {
      /** Format: uuid */
      id: string;
      code: string;
      productName: string;
      imageUrl: string | null;
      /** @description The number of further items. */
      bumps: number;
      /** @enum {string} */
      kind: 'ONE_TIME' | 'SUBSCRIPTION';
      seller: string;
      status: string;
      method: string | null;
      installments: number;
      currency: string;
      /** @description What the buyer pays, in cents. */
      gross: number;
      /** Format: uuid */
      paymentId: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      approvedAt: string | null;
      /** Format: date-time */
      returnedAt: string | null;
      /** @description The days in which the money can go back. */
      guaranteeDays: number | null;
      /** @description Empty unless it is paid. */
      deliverables: components['schemas']['DeliverableDto'][];
      items: components['schemas']['BoughtItemDto'][];
      /** @description Cents; null where nothing is shipped. */
      shipping: number | null;
      /** @description Cents: what installments add. */
      interest: number;
      /** @description Cents: what a coupon took off. */
      discount: number;
      sellerEmail: string | null;
      shipments: components['schemas']['ParcelDto'][];
      refund: components['schemas']['RefundRightsDto'];
      subscription: components['schemas']['OwnSubscriptionDto'] | null;
    };
    AskRefundDto: {
      /** @description Items to give back; left out: everything that is left. */
      itemIds?: string[];
      /** @enum {string} */
      reason: 'REGRET' | 'NOT_RECEIVED' | 'NOT_AS_DESCRIBED' | 'BOUGHT_TWICE' | 'OTHER';
      details?: string;
      /** @description Of a boleto only: where the money goes; a PIX key of the document of the purchase. */
      pixKey?: string;
    };
    MoveChargeDto: {
      /** @description The day of the next charge in America/Sao_Paulo, YYYY-MM-DD. */
      date: string;
    };
    OwnDataDto: {
      /** Format: date-time */
      createdAt: string;
      account: {
        [key: string]: unknown;
      };
      purchases: {
        [key: string]: unknown;
      }[];
      sessions: {
        [key: string]: unknown;
      }[];
    };
    OwnAccessMailDto: {
      /**
       * Format: email
       * @description The address that the buyer meant. The purchase belongs to it from now on.
       */
      email?: string;
    };
    AccessMailDto: {
      /** @description False: a mail was sent within ten minutes, and none was sent now. */
      sent: boolean;
    };
    AccessMailReasonDto: {
      /**
       * Format: email
       * @description The address that the buyer meant. The purchase belongs to it from now on.
       */
      email?: string;
      /** @description Why; recorded in the audit log. */
      reason: string;
    };
    BeginRefundDto: {
      /**
       * Format: email
       * @description Of the purchase; or the document.
       */
      email?: string;
      /** @description The CPF or CNPJ of the purchase. */
      document?: string;
      /** @description The code of the purchase or of its payment; with a document also the end-to-end id of its Pix. */
      reference: string;
    };
    BegunRefundDto: {
      /**
       * Format: uuid
       * @description The same for unknown purchases.
       */
      id: string;
    };
    ProveRefundDto: {
      /** @example 012345 */
      code: string;
    };
    ProvenRefundDto: {
      /** @description Stands for the proof for half an hour. */
      token: string;
    };
    ReturnableItemDto: {
      /** Format: uuid */
      id: string;
      title: string;
      /** @description Cents that were paid for it. */
      amount: number;
      isReturned: boolean;
    };
    PurchaseToReturnDto: {
      /** Format: uuid */
      id: string;
      code: string;
      productName: string;
      imageUrl: string | null;
      /** @description The number of further items. */
      bumps: number;
      /** @enum {string} */
      kind: 'ONE_TIME' | 'SUBSCRIPTION';
      seller: string;
      status: string;
      method: string | null;
      installments: number;
      currency: string;
      /** @description What the buyer pays, in cents. */
      gross: number;
      /** Format: uuid */
      paymentId: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      approvedAt: string | null;
      /** Format: date-time */
      returnedAt: string | null;
      /** @description The days in which the money can go back. */
      guaranteeDays: number | null;
      items: components['schemas']['ReturnableItemDto'][];
      rights: components['schemas']['RefundRightsDto'];
      /** @description Of the page of the last request. */
      viewToken: string | null;
    };
    RefundPageDto: {
      /** @description Of the page of the request. */
      viewToken: string | null;
    };
    FindRefundDto: {
      /** @example 4F1D22A9 */
      protocol: string;
      /** Format: email */
      email: string;
    };
    RefundStatusDto: {
      protocol: string;
      /** @enum {string} */
      state: 'WAITING_SELLER' | 'APPROVED' | 'PROCESSING' | 'DONE' | 'REFUSED' | 'FAILED';
      /** @description What the seller answered. */
      decision: string | null;
      isInWindow: boolean;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      decidedAt: string | null;
      /** @description Cents. */
      amount: number | null;
      currency: string;
      method: string | null;
      seller: string;
      items: string[];
    };
    ProductFileDto: {
      /** Format: uuid */
      id: string;
      title: string;
      contentType: string;
      bytes: number;
      downloadLimit: number | null;
      version: number;
    };
    ProductFilesDto: {
      items: components['schemas']['ProductFileDto'][];
      /** @description The size of the largest file that is taken. */
      maxBytes: number;
    };
    ProductFileUploadDto: {
      fileName: string;
      bytes: number;
    };
    ContentUploadLinkDto: {
      /** @description A path, to which the file is sent by PUT. */
      url: string;
      /** Format: date-time */
      expiresAt: string;
    };
    FileOrderDto: {
      /** @description The files in their order. */
      fileIds: string[];
    };
    ProductFileEditDto: {
      title: string;
      /** @description How often each purchase may download it. Left out: without limit. */
      downloadLimit?: number;
      /** @description The version that was seen. */
      version: number;
    };
    OwnedFileDto: {
      /** Format: uuid */
      id: string;
      title: string;
      contentType: string;
      bytes: number;
      /** @description Null: as many as the buyer wants. */
      downloadsLeft: number | null;
    };
    OwnedItemDto: {
      /** Format: uuid */
      itemId: string;
      /** Format: uuid */
      orderId: string;
      title: string;
      imageUrl: string | null;
      /** @description The address of the seller. */
      address: string | null;
      /** Format: date-time */
      grantedAt: string;
      /** @description Whether it opens a members area. */
      opensCourse: boolean;
      files: components['schemas']['OwnedFileDto'][];
    };
    OwnContentDto: {
      items: components['schemas']['OwnedItemDto'][];
    };
    DownloadDto: {
      /**
       * Format: uuid
       * @description The item of the purchase.
       */
      itemId: string;
    };
    DownloadLinkDto: {
      /** @description A path, valid for a minute. */
      url: string;
      /** Format: date-time */
      expiresAt: string;
    };
    OwnLessonDto: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      moduleId: string;
      /** @description The title of its module. */
      module: string;
      title: string;
      minutes: number | null;
      /**
       * Format: date-time
       * @description Null: it is open.
       */
      opensOn: string | null;
      /** Format: date-time */
      doneAt: string | null;
    };
    OwnCourseDto: {
      /** Format: uuid */
      id: string;
      title: string;
      description: string;
      hasCertificate: boolean;
      seller: string;
      /** @description In the order of the course. */
      lessons: components['schemas']['OwnLessonDto'][];
    };
    OwnCoursesDto: {
      items: components['schemas']['OwnCourseDto'][];
    };
    OpenFileDto: {
      /** Format: uuid */
      id: string;
      title: string;
      contentType: string;
      bytes: number;
      /** @description Valid for four hours. */
      path: string;
    };
    OpenLessonDto: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      moduleId: string;
      /** @description The title of its module. */
      module: string;
      title: string;
      minutes: number | null;
      /**
       * Format: date-time
       * @description Null: it is open.
       */
      opensOn: string | null;
      /** Format: date-time */
      doneAt: string | null;
      course: components['schemas']['OwnCourseDto'];
      /** @description Plain text; an empty line divides paragraphs. */
      body: string;
      /** @description The address of a player. */
      videoUrl: string | null;
      /** @description In their order. */
      files: components['schemas']['OpenFileDto'][];
      previous: components['schemas']['OwnLessonDto'] | null;
      next: components['schemas']['OwnLessonDto'] | null;
    };
    ListedAreaDto: {
      /** Format: uuid */
      id: string;
      title: string;
      /** @enum {string} */
      status: 'DRAFT' | 'PUBLISHED';
      lessons: number;
      /** @description How many products open it. */
      products: number;
    };
    AreaListDto: {
      items: components['schemas']['ListedAreaDto'][];
    };
    NewAreaDto: {
      title: string;
    };
    CreatedAreaDto: {
      /** Format: uuid */
      id: string;
    };
    AreaProductDto: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description Whether it opens the area. */
      opens: boolean;
    };
    ListedLessonDto: {
      /** Format: uuid */
      id: string;
      title: string;
      minutes: number | null;
      opensAfterDays: number;
      isPublished: boolean;
    };
    AreaModuleDto: {
      /** Format: uuid */
      id: string;
      title: string;
      version: number;
      lessons: components['schemas']['ListedLessonDto'][];
    };
    AreaDto: {
      /** Format: uuid */
      id: string;
      title: string;
      description: string;
      /** @enum {string} */
      status: 'DRAFT' | 'PUBLISHED';
      hasCertificate: boolean;
      version: number;
      products: components['schemas']['AreaProductDto'][];
      modules: components['schemas']['AreaModuleDto'][];
    };
    AreaEditDto: {
      title: string;
      description?: string;
      /** @description A PDF for whoever finished every lesson. */
      hasCertificate: boolean;
      /** @description Buyers see it. */
      isPublished: boolean;
      /** @description The version that was seen. */
      version: number;
    };
    AreaProductsDto: {
      /** @description Own products that open the area. */
      productIds: string[];
    };
    NewModuleDto: {
      title: string;
    };
    ModuleEditDto: {
      title: string;
      /** @description The version that was seen. */
      version: number;
    };
    MoveDto: {
      /**
       * Format: uuid
       * @description A module or a lesson.
       */
      id: string;
      /** @enum {string} */
      step: 'up' | 'down';
    };
    NewLessonDto: {
      /** Format: uuid */
      moduleId: string;
      title: string;
    };
    LessonFileDto: {
      /** Format: uuid */
      id: string;
      title: string;
      contentType: string;
      bytes: number;
      version: number;
    };
    LessonDto: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      moduleId: string;
      title: string;
      body: string;
      videoUrl: string | null;
      minutes: number | null;
      opensAfterDays: number;
      isPublished: boolean;
      /** @description In their order. */
      files: components['schemas']['LessonFileDto'][];
      version: number;
    };
    LessonEditDto: {
      /** Format: uuid */
      moduleId: string;
      title: string;
      /** @description Plain text. */
      body?: string;
      /**
       * Format: uri
       * @description A film on YouTube or Vimeo.
       */
      videoUrl?: string;
      /** @description How long it takes. */
      minutes?: number;
      /** @description Days after the purchase; 0: at once. */
      opensAfterDays: number;
      isPublished: boolean;
      /** @description The version that was seen. */
      version: number;
    };
    LessonUploadDto: {
      fileName: string;
      bytes: number;
    };
    LessonFileOrderDto: {
      /** @description The files in their order. */
      fileIds: string[];
    };
    LessonFileEditDto: {
      title: string;
      /** @description The version that was seen. */
      version: number;
    };
    ClosedUntilDto: {
      /** Format: date */
      day: string;
      /** @description SHA-256 of the journal up to the end of the day. */
      hash: string;
      /** @description How many links the journal has. */
      position: number;
    };
    AccountingDto: {
      /**
       * Format: date
       * @description In America/Sao_Paulo.
       */
      today: string;
      /** @description The last closed day of the journal. */
      closed: components['schemas']['ClosedUntilDto'] | null;
    };
    AccountingFileRequestDto: {
      /** @enum {string} */
      content: 'journal' | 'sales' | 'fees' | 'withdrawals' | 'anticipations' | 'returns' | 'balances';
      /** @description The first day in America/Sao_Paulo, YYYY-MM-DD. */
      from: string;
      /** @description The last day; balances are those at its end. */
      to: string;
      /** @enum {string} */
      format: 'csv' | 'json' | 'xlsx';
    };
    AskedAccountingFileDto: {
      /** Format: uuid */
      id: string;
    };
    BrokenBooksDto: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description How many rows violate the rule. */
      count: number;
    };
    LedgerProofDto: {
      /** @description The number of the rule, from 1. */
      rule: number;
      /**
       * Format: date-time
       * @description Null: never yet.
       */
      provenAt: string | null;
      /** @description It was proved, but not within the last day. */
      isStale: boolean;
      /** @description How many rows were checked. */
      checked: number;
      /** @description The platforms that violate it; empty: it holds. */
      broken: components['schemas']['BrokenBooksDto'][];
    };
    NewInvoiceDto: {
      /** Format: uuid */
      platform: string;
      /** @enum {string} */
      kind: 'SET_UP' | 'FINE' | 'CUSTOM_DOMAIN' | 'SERVICES';
      /** @description What it is for. */
      reference: string;
      /**
       * Format: cents
       * @description Cents, in reais.
       */
      amount: Cents;
      /** @description The last day to pay in America/Sao_Paulo, YYYY-MM-DD. */
      dueOn: string;
      /** @description What the administrators read. */
      note?: string;
      /** @description Chosen by you. The same request with the same key is taken once. */
      requestKey: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    MadeInvoiceDto: {
      /** @description False for a repetition. */
      made: boolean;
    };
    InvoiceEventDto: {
      /** Format: date-time */
      at: string;
      what: string;
      by: string;
      /** @description Cents. */
      amount: number | null;
      reason: string | null;
    };
    InvoiceDecisionDto: {
      /**
       * @description `WRITE_OFF` is of another person than `PROPOSE_WRITE_OFF`.
       * @enum {string}
       */
      action:
        | 'SEND'
        | 'PAID'
        | 'DISCOUNT'
        | 'CANCEL'
        | 'PROPOSE_WRITE_OFF'
        | 'WRITE_OFF'
        | 'REFUSE_WRITE_OFF';
      /** @description Why; kept in the history. Of `PAID`: what the bank calls the payment, which the platform reads too. */
      reason: string;
      /**
       * Format: cents
       * @description Of a discount: cents.
       */
      amount?: Cents;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    InvoiceCodeDto: {
      /** @description PIX to copy. Null: there is nothing to pay by PIX. */
      pixCode: string | null;
      /** @description An image as a data URI. */
      pixQrCode: string | null;
    };
    PlatformPlanDto: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description Cents. */
      monthly: number;
      /** @description Cents. */
      perSale: number;
      /** @description Hundredths of a percent. */
      shareBps: number;
      /** @description Cents. */
      minimum: number;
      dueDays: number;
      /** @description The first day of its first month, YYYY-MM-DD. */
      startsOn: string;
      /** @description The first day of its last month, YYYY-MM-DD; before its first: it never holds. Null: until another one is set. */
      endsIn: string | null;
      reason: string;
      createdBy: string;
      /** Format: date-time */
      createdAt: string;
    };
    SetPlanDto: {
      name: string;
      /**
       * Format: cents
       * @description Cents for each month.
       */
      monthly: Cents;
      /**
       * Format: cents
       * @description Cents for each paid sale.
       */
      perSale: Cents;
      /**
       * Format: basisPoints
       * @description Hundredths of a percent of what was paid.
       */
      shareBps: number;
      /**
       * Format: cents
       * @description The least that a month costs, in cents.
       */
      minimum: Cents;
      /** @description Days after the month until the invoice is due. */
      dueDays: number;
      /** @description Its first month, YYYY-MM; at least the present one. */
      startsIn: string;
      /** @description Why; recorded in the audit log. */
      reason: string;
      /**
       * Format: uuid
       * @description The newest version that you saw; left out: there was none.
       */
      basedOn?: string;
    };
    FundsBalancesDto: {
      /** @description Cents. */
      available: number;
      pending: number;
      reserve: number;
      blocked: number;
      /** @description What the seller owes. */
      debt: number;
    };
    NextReleasesDto: {
      pending: string | null;
      reserve: string | null;
    };
    HeldAmountDto: {
      /** @enum {string} */
      bucket: 'pending' | 'reserve';
      /** @enum {string} */
      why: 'TRACKING' | 'REFUND_REQUEST' | 'STAFF';
      /** @description Cents. */
      amount: number;
      sales: number;
      until: string | null;
    };
    KeptFundsDto: {
      /** @description Cents of the available balance that cannot be withdrawn yet. */
      amount: number;
      /** @description Basis points of what the sales of `days` brought. */
      bps: number;
      days: number;
      /** @description At least the largest sale of so many days. */
      saleDays: number;
      /** @description When it becomes less if nothing more is sold. */
      lessOn: string | null;
      nothingOn: string | null;
    };
    ReleaseDayDto: {
      /** Format: date */
      day: string;
      /** @enum {string} */
      bucket: 'pending' | 'reserve';
      /** @description Cents. */
      amount: number;
      sales: number;
    };
    OwnFundsDto: {
      balances: components['schemas']['FundsBalancesDto'];
      /** @description The first day on which something is released. */
      next: components['schemas']['NextReleasesDto'];
      /** @description What is held beyond its rule. */
      held: components['schemas']['HeldAmountDto'][];
      /** @description What guarantees recent sales. */
      kept: components['schemas']['KeptFundsDto'] | null;
      /** @description YYYY-MM. */
      month: string;
      /** Format: date */
      today: string;
      /** @description What is released in the month. */
      days: components['schemas']['ReleaseDayDto'][];
    };
    ReleasedSaleDto: {
      /** Format: uuid */
      saleId: string | null;
      code: string | null;
      product: string | null;
      /** @enum {string} */
      bucket: 'pending' | 'reserve';
      /** @description Cents. */
      amount: number;
      /** @enum {string|null} */
      hold: 'REFUND_REQUEST' | 'STAFF' | null;
    };
    ReleasesOfDayDto: {
      items: components['schemas']['ReleasedSaleDto'][];
    };
    FoundRecordDto: {
      /** @enum {string} */
      kind: 'sale' | 'buyer' | 'seller' | 'product';
      /** @description Null: a buyer, who is known by e-mail. */
      id: string | null;
      name: string;
      /** @description A code or an e-mail address. */
      detail: string;
    };
    FoundRecordsDto: {
      /** @description Five of each kind at most. */
      items: components['schemas']['FoundRecordDto'][];
    };
    SpanDto: {
      /** @description The first day in São Paulo, YYYY-MM-DD. */
      from: string;
      /** @description The last day, included. */
      to: string;
    };
    OwnSumsDto: {
      /** @description Placed in the period. */
      placed: number;
      /** @description Cents. */
      placedGross: number;
      /** @description Of those placed, the ones that were paid at any time. */
      paid: number;
      /** @description Of those placed, the ones that were refused. */
      refused: number;
      /** @description Of those placed, the ones that wait. */
      pending: number;
      /** @description Cents. */
      pendingGross: number;
      /** @description Paid in the period, whatever became of them. */
      approved: number;
      /** @description Cents. */
      approvedGross: number;
      /** @description Cents: the producer's share. */
      approvedShare: number;
      /** @description Refunded in the period. */
      refunded: number;
      /** @description Cents. */
      refundedGross: number;
      /** @description Charged back in the period. */
      disputed: number;
      /** @description Cents. */
      disputedGross: number;
    };
    DashboardDayDto: {
      day: string;
      approved: number;
      /** @description Cents. */
      approvedGross: number;
      /** @description Cents: of the same day of the period before. */
      beforeGross: number;
    };
    OwnMethodSumsDto: {
      /** @description Placed in the period. */
      placed: number;
      /** @description Cents. */
      placedGross: number;
      /** @description Of those placed, the ones that were paid at any time. */
      paid: number;
      /** @description Of those placed, the ones that were refused. */
      refused: number;
      /** @description Of those placed, the ones that wait. */
      pending: number;
      /** @description Cents. */
      pendingGross: number;
      /** @description Paid in the period, whatever became of them. */
      approved: number;
      /** @description Cents. */
      approvedGross: number;
      /** @description Cents: the producer's share. */
      approvedShare: number;
      /** @description Refunded in the period. */
      refunded: number;
      /** @description Cents. */
      refundedGross: number;
      /** @description Charged back in the period. */
      disputed: number;
      /** @description Cents. */
      disputedGross: number;
      method: string;
    };
    OwnProductSumsDto: {
      /** @description Placed in the period. */
      placed: number;
      /** @description Cents. */
      placedGross: number;
      /** @description Of those placed, the ones that were paid at any time. */
      paid: number;
      /** @description Of those placed, the ones that were refused. */
      refused: number;
      /** @description Of those placed, the ones that wait. */
      pending: number;
      /** @description Cents. */
      pendingGross: number;
      /** @description Paid in the period, whatever became of them. */
      approved: number;
      /** @description Cents. */
      approvedGross: number;
      /** @description Cents: the producer's share. */
      approvedShare: number;
      /** @description Refunded in the period. */
      refunded: number;
      /** @description Cents. */
      refundedGross: number;
      /** @description Charged back in the period. */
      disputed: number;
      /** @description Cents. */
      disputedGross: number;
      /** Format: uuid */
      productId: string;
      name: string;
    };
    ConversionDto: {
      offerId: string | null;
      /** @description Of the offer; empty for a platform. */
      title: string;
      /** @description Empty: not known. */
      layout: string;
      views: number;
      starts: number;
      placed: number;
      paid: number;
    };
    VisitsDto: {
      views: number;
      starts: number;
    };
    NextReleaseDto: {
      /** Format: date */
      day: string;
      /** @description Cents. */
      amount: number;
    };
    OwnBalancesDto: {
      available: number;
      pending: number;
      reserve: number;
      blocked: number;
      /** @description What the seller owes. */
      debt: number;
      /** @description On the first day to come. */
      next: components['schemas']['NextReleaseDto'] | null;
    };
    SellerStepsDto: {
      isEmailConfirmed: boolean;
      hasDocument: boolean;
      hasProduct: boolean;
      isVerified: boolean;
      /** @description An account to be paid to, accepted or waiting for staff. */
      hasAccount: boolean;
      hasSecondFactor: boolean;
    };
    RecentSaleDto: {
      /** Format: uuid */
      id: string;
      product: string;
      /** @description Null for partners. */
      buyer: string | null;
      status: string;
      /** @description Cents: the part of the signed-in seller. */
      share: number;
      /** Format: date-time */
      createdAt: string;
    };
    OwnProductChoiceDto: {
      /** Format: uuid */
      id: string;
      name: string;
    };
    OwnDashboardDto: {
      currency: string;
      span: components['schemas']['SpanDto'];
      before: components['schemas']['SpanDto'];
      now: components['schemas']['OwnSumsDto'];
      previous: components['schemas']['OwnSumsDto'];
      days: components['schemas']['DashboardDayDto'][];
      methods: components['schemas']['OwnMethodSumsDto'][];
      /** @description Those that sold most. */
      products: components['schemas']['OwnProductSumsDto'][];
      /** @description Of the most visited offers, by layout. */
      conversion: components['schemas']['ConversionDto'][];
      visits: components['schemas']['VisitsDto'];
      /** @description Null: not for this member of a team. */
      balances: components['schemas']['OwnBalancesDto'] | null;
      /** @description Before the first sale, for the owner of the account. */
      steps: components['schemas']['SellerStepsDto'] | null;
      recent: components['schemas']['RecentSaleDto'][];
      /** @description The products that are sold in this role, to choose one of them. */
      choices: components['schemas']['OwnProductChoiceDto'][];
    };
    WaitingOnPageDto: {
      /** @description The address of the page below /admin-root/. */
      page: string;
      /** @description How many things wait; 100 means at least so many. */
      waiting: number;
    };
    PendingWorkDto: {
      items: components['schemas']['WaitingOnPageDto'][];
    };
    DashboardFigureDto: {
      /** @enum {string} */
      name: 'newSellers' | 'refunds' | 'med' | 'webhooks' | 'silent' | 'negative' | 'advances';
      /** @description In the period, or now. */
      count: number;
      /** @description In the period before. Null: it is counted now. */
      before: number | null;
      /** @description Cents, where it is a sum of money. */
      amount: number | null;
      /** @description The address of the list below /admin-root/. */
      page: string;
      /** @description The query that shows exactly these rows. */
      query: string;
    };
    SumsDto: {
      /** @description Placed in the period. */
      placed: number;
      /** @description Cents. */
      placedGross: number;
      /** @description Of those placed, the ones that were paid at any time. */
      paid: number;
      /** @description Of those placed, the ones that were refused. */
      refused: number;
      /** @description Of those placed, the ones that wait. */
      pending: number;
      /** @description Cents. */
      pendingGross: number;
      /** @description Paid in the period, whatever became of them. */
      approved: number;
      /** @description Cents. */
      approvedGross: number;
      /** @description Cents: the producer's share. */
      approvedShare: number;
      /** @description Refunded in the period. */
      refunded: number;
      /** @description Cents. */
      refundedGross: number;
      /** @description Charged back in the period. */
      disputed: number;
      /** @description Cents. */
      disputedGross: number;
      /** @description Cents, of those paid: the fees of the platform. */
      approvedFee: number;
      /** @description Cents, of those paid: what providers cost. */
      approvedCost: number;
      /** @description Cents, of those paid: what the platform keeps. */
      approvedMargin: number;
      /** @description Cents, of those that went back. */
      returnedFee: number;
      /** @description Cents, of those that went back: what providers do not return. */
      returnedCost: number;
      /** @description Cents, of those that went back. */
      returnedMargin: number;
    };
    MethodSumsDto: {
      /** @description Placed in the period. */
      placed: number;
      /** @description Cents. */
      placedGross: number;
      /** @description Of those placed, the ones that were paid at any time. */
      paid: number;
      /** @description Of those placed, the ones that were refused. */
      refused: number;
      /** @description Of those placed, the ones that wait. */
      pending: number;
      /** @description Cents. */
      pendingGross: number;
      /** @description Paid in the period, whatever became of them. */
      approved: number;
      /** @description Cents. */
      approvedGross: number;
      /** @description Cents: the producer's share. */
      approvedShare: number;
      /** @description Refunded in the period. */
      refunded: number;
      /** @description Cents. */
      refundedGross: number;
      /** @description Charged back in the period. */
      disputed: number;
      /** @description Cents. */
      disputedGross: number;
      /** @description Cents, of those paid: the fees of the platform. */
      approvedFee: number;
      /** @description Cents, of those paid: what providers cost. */
      approvedCost: number;
      /** @description Cents, of those paid: what the platform keeps. */
      approvedMargin: number;
      /** @description Cents, of those that went back. */
      returnedFee: number;
      /** @description Cents, of those that went back: what providers do not return. */
      returnedCost: number;
      /** @description Cents, of those that went back. */
      returnedMargin: number;
      method: string;
    };
    ProviderSumsDto: {
      /** @description Placed in the period. */
      placed: number;
      /** @description Cents. */
      placedGross: number;
      /** @description Of those placed, the ones that were paid at any time. */
      paid: number;
      /** @description Of those placed, the ones that were refused. */
      refused: number;
      /** @description Of those placed, the ones that wait. */
      pending: number;
      /** @description Cents. */
      pendingGross: number;
      /** @description Paid in the period, whatever became of them. */
      approved: number;
      /** @description Cents. */
      approvedGross: number;
      /** @description Cents: the producer's share. */
      approvedShare: number;
      /** @description Refunded in the period. */
      refunded: number;
      /** @description Cents. */
      refundedGross: number;
      /** @description Charged back in the period. */
      disputed: number;
      /** @description Cents. */
      disputedGross: number;
      /** @description Cents, of those paid: the fees of the platform. */
      approvedFee: number;
      /** @description Cents, of those paid: what providers cost. */
      approvedCost: number;
      /** @description Cents, of those paid: what the platform keeps. */
      approvedMargin: number;
      /** @description Cents, of those that went back. */
      returnedFee: number;
      /** @description Cents, of those that went back: what providers do not return. */
      returnedCost: number;
      /** @description Cents, of those that went back. */
      returnedMargin: number;
      method: string;
      /** @description Empty: the sale reached none. */
      provider: string;
    };
    PlatformSalesDto: {
      currency: string;
      span: components['schemas']['SpanDto'];
      before: components['schemas']['SpanDto'];
      now: components['schemas']['SumsDto'];
      previous: components['schemas']['SumsDto'];
      days: components['schemas']['DashboardDayDto'][];
      methods: components['schemas']['MethodSumsDto'][];
      providers: components['schemas']['ProviderSumsDto'][];
      /** @description By layout. */
      conversion: components['schemas']['ConversionDto'][];
      visits: components['schemas']['VisitsDto'];
    };
    GatewayLightDto: {
      /** Format: uuid */
      id: string;
      name: string;
      active: boolean;
      /** @description Takes no new sales. */
      draining: boolean;
      /** @description Charges of the last 24 hours. */
      attempts: number;
      paid: number;
      /** @description Those without an answer so far. */
      unknown: number;
    };
    DashboardDto: {
      span: components['schemas']['SpanDto'];
      figures: components['schemas']['DashboardFigureDto'][];
      waiting: components['schemas']['WaitingOnPageDto'][];
      /** @description Null: without the permission for sales. */
      sales: components['schemas']['PlatformSalesDto'] | null;
      /**
       * Format: uuid
       * @description The newest sale. Null: there is none, or without the permission for sales.
       */
      newestSale: string | null;
      /** @description Null: without the permission for settings. */
      gateways: components['schemas']['GatewayLightDto'][] | null;
    };
    ManagersPortfolioDto: {
      sellers: number;
      /** @description Verified, and not blocked. */
      active: number;
      /** @description Sellers whose documents staff have not looked at. */
      documentsWaiting: number;
      /** @description Cents sold and paid today. */
      today: number;
      /** @description The same in 7 days, today included. */
      days7: number;
      days14: number;
      days30: number;
    };
    ManagersReleaseDto: {
      /** Format: date */
      day: string;
      /** @description Cents. */
      amount: number;
    };
    ManagersFundsDto: {
      /** @description Cents of commission in 30 days, without what went back. */
      earned: number;
      /** @description Cents. */
      pending: number;
      reserve: number;
      available: number;
      blocked: number;
      /** @description What the manager owes. */
      debt: number;
      next: components['schemas']['ManagersReleaseDto'] | null;
    };
    DroppingSellerDto: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description Cents of the last 30 days. */
      revenue: number;
      /** @description Cents of 30 days on average, of the 60 days before. */
      before: number;
    };
    ManagersDashboardDto: {
      portfolio: components['schemas']['ManagersPortfolioDto'];
      funds: components['schemas']['ManagersFundsDto'];
      dropping: components['schemas']['DroppingSellerDto'][];
    };
    GatewayNameDto: {
      id: string;
      name: string;
    };
    LimitNumberDto: {
      /** @example card_address_attempts */
      name: string;
      usual: number;
      /** @description Null: the usual number. */
      changed: number | null;
    };
    ManagedPlatformDto: {
      /** Format: uuid */
      id: string;
      name: string;
      slug: string;
      host: string | null;
      locale: string;
      version: number;
      /** Format: date-time */
      createdAt: string;
      /** @enum {string} */
      status: 'TRIAL' | 'ACTIVE' | 'SUSPENDED' | 'CLOSED';
      /** Format: date-time */
      statusChangedAt: string | null;
      /**
       * Format: date-time
       * @description When the last trial ends, or ended.
       */
      trialEndsAt: string | null;
      nextStatuses: ('TRIAL' | 'ACTIVE' | 'SUSPENDED' | 'CLOSED')[];
      pixEnabled: boolean;
      creditCardEnabled: boolean;
      billetEnabled: boolean;
      blockedCashout: boolean;
      defaultReceiverId: string | null;
      legalName: string | null;
      document: string | null;
      legalAddress: string | null;
      supportEmail: string | null;
      supportPhone: string | null;
      termsUrl: string | null;
      privacyUrl: string | null;
      /** @description Null: all. */
      gatewaysAllowed: string[] | null;
      gateways: components['schemas']['GatewayNameDto'][];
      /** @description Networks from which its staff sign in. Empty: from everywhere. */
      staffAddresses: string[];
      /** @description The velocity limits. */
      limits: components['schemas']['LimitNumberDto'][];
    };
    PlatformDomainDto: {
      /** Format: uuid */
      id: string;
      host: string;
      use: string;
      /** @description Links of the use have this host. */
      isDefault: boolean;
      dnsState: string;
      certificateState: string;
      /** Format: date-time */
      certificateExpiresAt: string | null;
    };
    PlatformOverviewDto: {
      sellers: number;
      administrators: number;
      domains: components['schemas']['PlatformDomainDto'][];
    };
    HeldSecretDto: {
      /** @description It signs, or is presented. The other one lies beside it. */
      isCurrent: boolean;
      /** @description SHA-256 of the public half of a key, or of the certificate that the address gave. */
      fingerprint: string | null;
      /** @description When it was added, as far as it is known. */
      at: string | null;
      by: string | null;
      /** @description Until when the certificate is valid that the address gave when it was added, if it gave one. */
      expiresAt: string | null;
      /**
       * Format: date-time
       * @description To the hour.
       */
      lastUsedAt: string | null;
    };
    PlatformSecretShownDto: {
      /** @enum {string} */
      name: 'privateKey' | 'certCashInUrl' | 'certCashOutUrl';
      /** @description At most two, the one in use first. */
      held: components['schemas']['HeldSecretDto'][];
    };
    PlatformDataDto: {
      /** @description Why; kept in the history and in the audit log. */
      reason: string;
      /** @description The version that you changed. */
      version: number;
      name: string;
      legalName?: string;
      document?: string;
      legalAddress?: string;
      /** Format: email */
      supportEmail?: string;
      supportPhone?: string;
      termsUrl?: string;
      privacyUrl?: string;
    };
    PlatformPermissionsDto: {
      /** @description Why; kept in the history and in the audit log. */
      reason: string;
      /** @description The version that you changed. */
      version: number;
      pixEnabled: boolean;
      creditCardEnabled: boolean;
      billetEnabled: boolean;
      /** @description No seller can withdraw. */
      blockedCashout: boolean;
      /** @description The platform's own receiver at the provider: it gets the rest of a sale that is divided there. */
      defaultReceiverId?: string;
    };
    PlatformGatewaysDto: {
      /** @description Why; kept in the history and in the audit log. */
      reason: string;
      /** @description The version that you changed. */
      version: number;
      /** @description Every gateway, also those that are added later. */
      all: boolean;
      /** @description Ids of gateways; used unless `all`. */
      gateways: string[];
    };
    ChangedLimitDto: {
      name: string;
      value: number;
    };
    PlatformLimitsDto: {
      /** @description Why; kept in the history and in the audit log. */
      reason: string;
      /** @description The version that you changed. */
      version: number;
      /** @description Those that differ from the usual. */
      limits: components['schemas']['ChangedLimitDto'][];
    };
    ClearStaffAddressesDto: {
      /** @description Why; kept in the history and in the audit log. */
      reason: string;
      /** @description The version that you changed. */
      version: number;
    };
    PlatformSecretDto: {
      /** @description Why; kept in the history and in the audit log. */
      reason: string;
      /** @description The version that you changed. */
      version: number;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
      /** @enum {string} */
      name: 'privateKey' | 'certCashInUrl' | 'certCashOutUrl';
      /**
       * @description `add`: the first is used at once, the second lies beside it. `use`, `remove`: the one that lies beside. `removeOnly`: the only one; calls that need it are refused then.
       * @enum {string}
       */
      step: 'add' | 'use' | 'remove' | 'removeOnly';
      /** @description Of `add`. */
      value?: string;
    };
    PlatformStatusDto: {
      /** @description Why; kept in the history and in the audit log. */
      reason: string;
      /** @description The version that you changed. */
      version: number;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
      /** @enum {string} */
      status: 'TRIAL' | 'ACTIVE' | 'SUSPENDED' | 'CLOSED';
      /** @description Of TRIAL: its last day, YYYY-MM-DD in America/Sao_Paulo. */
      trialEndsOn?: string;
    };
    ForecastDayDto: {
      /** Format: date */
      day: string;
      /** @description Cents. */
      pending: number;
      /** @description Cents. */
      reserve: number;
    };
    ReleaseForecastDto: {
      /** Format: date */
      from: string;
      /** @description Days on which something is released, of the next 90. */
      days: components['schemas']['ForecastDayDto'][];
    };
    ReleaseDecisionDto: {
      /** @enum {string} */
      action: 'RELEASE' | 'HOLD';
      /** @description Of a hold: the day of the release in America/Sao_Paulo, YYYY-MM-DD. */
      until?: string;
      /** @description Why; recorded. */
      reason: string;
      /** @description Your password, again. */
      password: string;
      /** @description The code of your second factor, where you have one. */
      code?: string;
    };
    SentenceTextsDto: {
      'pt-BR': string;
      'en-US': string;
      'es-ES': string;
    };
    MoneySentenceDto: {
      /** @description Which rule, transfer or reason it is. */
      rule: string;
      /** @description Cents. */
      amount: number;
      /** @description One of the parts that add up to the whole. */
      isPart: boolean;
      /**
       * Format: date-time
       * @description Of a transfer: when it was posted. Of a locked amount: when it becomes available.
       */
      at: string | null;
      /** Format: uuid */
      transferId: string | null;
      text: components['schemas']['SentenceTextsDto'];
    };
    SaleMoneyDto: {
      currency: string;
      /** @description Whether the reader may open the page of the sale: not as a partner of it. */
      hasSalePage: boolean;
      /** @description Cents that the buyer pays. For staff, the parts of the division add up to it. */
      total: number;
      /**
       * Format: date-time
       * @description When its fees and contracts were fixed: a sale keeps those of its purchase.
       */
      termsOf: string;
      /** Format: date-time */
      approvedAt: string | null;
      /** @description By which rules it was divided. */
      division: components['schemas']['MoneySentenceDto'][];
      /** @description What moved, the oldest first. */
      transfers: components['schemas']['MoneySentenceDto'][];
      /** @description What nobody can spend yet, and why. */
      locked: components['schemas']['MoneySentenceDto'][];
    };
    ExplainedBalanceDto: {
      /** @enum {string} */
      bucket: 'available' | 'pending' | 'reserve' | 'blocked' | 'debt';
      /** @description Cents. */
      amount: number;
      /** @description What made it: the amounts add up to the balance. */
      made: components['schemas']['MoneySentenceDto'][];
      /** @description When it becomes available, and why not before. */
      locked: components['schemas']['MoneySentenceDto'][];
    };
    BalanceMoneyDto: {
      balances: components['schemas']['ExplainedBalanceDto'][];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  BrandPicturesController_grant: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BrandPictureUploadDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BrandPictureLinkDto'];
        };
      };
    };
  };
  SiteController_show: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SiteDto'];
        };
      };
    };
  };
  CustomizationController_show: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CustomizationDto'];
        };
      };
    };
  };
  CustomizationController_change: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CustomizationChangeDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  CustomizationController_history: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingChangesDto'];
        };
      };
    };
  };
  CustomizationController_undo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UndoSettingsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list_admin_platform-pixels': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One of the values. */
        type?: 'FACEBOOK' | 'GOOGLE_ADS' | 'GOOGLE_ANALYTICS' | 'TIKTOK' | 'KWAI';
        /** @description One of the values. */
        state?: 'ON' | 'OFF';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              pixelId: string | null;
              /** @enum {string|null} */
              type: 'FACEBOOK' | 'GOOGLE_ADS' | 'GOOGLE_ANALYTICS' | 'TIKTOK' | 'KWAI' | null;
              label: string | null;
              /** @enum {string|null} */
              state: 'ON' | 'OFF' | null;
              /** @enum {string|null} */
              consent: 'ASKED' | 'PLATFORM' | null;
              /** @enum {string|null} */
              token: 'SET' | 'NONE' | null;
              /** Format: date-time */
              created: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  PlatformPixelsController_add: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPixelDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PixelAddedDto'];
        };
      };
    };
  };
  PlatformPixelsController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PixelSettingsShownDto'];
        };
      };
    };
  };
  'row_admin_platform-pixels': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            pixelId: string | null;
            /** @enum {string|null} */
            type: 'FACEBOOK' | 'GOOGLE_ADS' | 'GOOGLE_ANALYTICS' | 'TIKTOK' | 'KWAI' | null;
            label: string | null;
            /** @enum {string|null} */
            state: 'ON' | 'OFF' | null;
            /** @enum {string|null} */
            consent: 'ASKED' | 'PLATFORM' | null;
            /** @enum {string|null} */
            token: 'SET' | 'NONE' | null;
            /** Format: date-time */
            created: string | null;
          };
        };
      };
    };
  };
  PlatformPixelsController_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PixelChangeDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformPixelsController_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformPixelsController_removeToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformPixelsController_test: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PixelTestedDto'];
        };
      };
    };
  };
  PlatformSettingsController_show: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlatformSettingsDto'];
        };
      };
    };
  };
  PlatformSettingsController_setMethods: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MethodSettingsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformSettingsController_setFees: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FeeSettingsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformSettingsController_setInstallments: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InstallmentSettingsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformSettingsController_setRelease: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReleaseSettingsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformSettingsController_setWithdrawals: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WithdrawalSettingsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformSettingsController_setDisputes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DisputeSettingsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformSettingsController_setAnticipations: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnticipationSettingsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformSettingsController_setCompany: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CompanySettingsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformSettingsController_setCheckout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckoutSettingsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformSettingsController_setSelling: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SellingSettingsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformSettingsController_setDocuments: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DocumentSettingsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformSettingsController_setLanguages: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LanguageSettingsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformSettingsController_setAccess: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffAddressSettingsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformSettingsController_history: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingChangesDto'];
        };
      };
    };
  };
  PlatformSettingsController_undo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UndoSettingsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformSettingsController_cancel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  InstallationFeesController_show: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InstallationFeesDto'];
        };
      };
    };
  };
  InstallationFeesController_set: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DatedFeesDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  InstallationFeesController_cancel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SessionsController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionListDto'];
        };
      };
    };
  };
  SessionsController_create: {
    parameters: {
      query?: never;
      header?: {
        /** @description Recorded with the session. */
        'user-agent'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignInDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignedInDto'];
        };
      };
    };
  };
  SessionsController_endOthers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SessionsController_current: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CurrentSessionDto'];
        };
      };
    };
  };
  SessionsController_end: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SessionsController_areas: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnAreasDto'];
        };
      };
    };
  };
  SessionsController_proof: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProofStandingDto'];
        };
      };
    };
  };
  SessionsController_prove: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SessionProofDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SessionsController_devices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RememberedDeviceListDto'];
        };
      };
    };
  };
  SessionsController_forget: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SessionsController_endOne: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PasswordsController_request: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordRecoveryDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PasswordsController_set: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SetPasswordDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PasswordsController_change: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OwnPasswordDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RenewedSessionDto'];
        };
      };
    };
  };
  list_admin_functionaries: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'name' | '-name' | 'email' | '-email' | 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'lastSignIn';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One of the values. */
        role?: 'ADMIN' | 'FUNCTIONARY';
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One of the values. */
        secondFactor?: 'YES' | 'NO';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              name: string | null;
              email: string | null;
              /** @enum {string|null} */
              role: 'ADMIN' | 'FUNCTIONARY' | null;
              flags: number | null;
              /** @enum {string|null} */
              status: 'CREATED' | 'ACTIVE' | 'BLOCKED' | 'REMOVED' | null;
              /** @enum {string|null} */
              secondFactor: 'YES' | 'NO' | null;
              /** Format: date-time */
              lastSignIn: string | null;
              /** Format: date-time */
              created: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  FunctionariesController_invite: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewFunctionaryDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FunctionaryDto'];
        };
      };
    };
  };
  FunctionariesController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShownFunctionaryDto'];
        };
      };
    };
  };
  FunctionariesController_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedFunctionaryDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FunctionaryDto'];
        };
      };
    };
  };
  FunctionariesController_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReasonedDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  FunctionariesController_resetSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReasonedDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  FunctionariesController_inviteAgain: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  list_admin_managers: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'name' | '-name' | 'email' | '-email' | 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'lastSignIn';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              name: string | null;
              email: string | null;
              code: string | null;
              /** @enum {string|null} */
              status: 'CREATED' | 'ACTIVE' | 'BLOCKED' | null;
              sellers: number | null;
              revenue: number | null;
              /** @enum {string|null} */
              rule: 'MARGIN' | 'FEE' | 'GMV' | 'NONE' | null;
              earned: number | null;
              balance: number | null;
              available: number | null;
              /** Format: date-time */
              created: string | null;
              /** Format: date-time */
              lastSignIn: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  ManagersController_invite: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewManagerDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ManagerCreatedDto'];
        };
      };
    };
  };
  ManagersController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ManagerDto'];
        };
      };
    };
  };
  ManagersController_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedManagerDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ManagersController_resetSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffReasonDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ManagersController_inviteAgain: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ManagerLinkController_show: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ManagerLinkDto'];
        };
      };
    };
  };
  MastersController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MasterListDto'];
        };
      };
    };
  };
  MastersController_resetSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffReasonDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SellersController_impersonateSeller: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ImpersonationDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImpersonatedDto'];
        };
      };
    };
  };
  SellersController_secondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HeldSecondFactorDto'];
        };
      };
    };
  };
  SellersController_resetSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffReasonDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SellersController_block: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BlockSellerDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SecondFactorController_show: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SecondFactorDto'];
        };
      };
    };
  };
  SecondFactorController_prepare: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PrepareSecondFactorDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PreparedSecondFactorDto'];
        };
      };
    };
  };
  SecondFactorController_confirm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfirmSecondFactorDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecoveryCodesDto'];
        };
      };
    };
  };
  SecondFactorController_remove: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemoveSecondFactorDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PasskeysController_ask: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeyChallengeRequestDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasskeyChallengeDto'];
        };
      };
    };
  };
  PasskeysController_signIn: {
    parameters: {
      query?: never;
      header?: {
        /** @description Recorded with the session. */
        'user-agent'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeySignInDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignedInByPasskeyDto'];
        };
      };
    };
  };
  PasskeysController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasskeyListDto'];
        };
      };
    };
  };
  PasskeysController_add: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPasskeyDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddedPasskeyDto'];
        };
      };
    };
  };
  PasskeysController_prepare: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PreparePasskeyDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasskeyChallengeDto'];
        };
      };
    };
  };
  PasskeysController_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemovePasskeyDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformEntriesController_enter: {
    parameters: {
      query?: never;
      header?: {
        /** @description Recorded with the session. */
        'user-agent'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlatformEntryDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EnteredPlatformDto'];
        };
      };
    };
  };
  RegistrationsController_register: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegistrationDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegisteredDto'];
        };
      };
    };
  };
  RegistrationsController_confirm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfirmRegistrationDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ProfileController_show: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProfileDto'];
        };
      };
    };
  };
  ProfileController_change: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProfileChangeDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProfileDto'];
        };
      };
    };
  };
  ManagerProfileController_show: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProfileDto'];
        };
      };
    };
  };
  ManagerProfileController_change: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProfileChangeDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProfileDto'];
        };
      };
    };
  };
  list_master_platforms: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'name' | '-name' | 'slug' | '-slug' | 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'sold';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              name: string | null;
              slug: string | null;
              host: string | null;
              plan: string | null;
              /** @enum {string|null} */
              status: 'TRIAL' | 'ACTIVE' | 'SUSPENDED' | 'CLOSED' | null;
              /** Format: date-time */
              trialEnds: string | null;
              sellers: number | null;
              sold: number | null;
              /** Format: date-time */
              created: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  AdministratorsController_openPlatform: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPlatformDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedPlatformDto'];
        };
      };
    };
  };
  list_master_administrators: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'name' | '-name' | 'email' | '-email' | 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'lastSignIn';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One or more of the values, separated by commas. */
        secondFactor?: string;
        /** @description An id. */
        platform?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              name: string | null;
              email: string | null;
              platform: string | null;
              /** @enum {string|null} */
              role: 'ADMIN' | null;
              /** @enum {string|null} */
              secondFactor: 'NONE' | 'CODE' | 'PASSKEY' | 'BOTH' | null;
              /** @enum {string|null} */
              status: 'CREATED' | 'ACTIVE' | 'BLOCKED' | null;
              /** Format: date-time */
              lastSignIn: string | null;
              /** Format: date-time */
              created: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  AdministratorsController_invite: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAdministratorDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  AdministratorsController_inviteAgain: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  AdministratorsController_block: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BlockAdministratorDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  AdministratorsController_changePlatform: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangePlatformDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MovedAdministratorDto'];
        };
      };
    };
  };
  AdministratorsController_resetSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffReasonDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  AdministratorsController_endSelectedSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkActionDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            done: number;
          };
        };
      };
    };
  };
  AdministratorsController_permitEntry: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ImpersonationDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PermittedEntryDto'];
        };
      };
    };
  };
  AdministratorsController_endSessions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EndSessionsDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EndedSessionsDto'];
        };
      };
    };
  };
  ApiKeysController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKeysDto'];
        };
      };
    };
  };
  ApiKeysController_create: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewApiKeyDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedApiKeyDto'];
        };
      };
    };
  };
  ApiKeysController_revoke: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  TeamController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TeamDto'];
        };
      };
    };
  };
  TeamController_invite: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewMemberDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvitedMemberDto'];
        };
      };
    };
  };
  TeamController_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedMemberDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  TeamController_inviteAgain: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  TeamController_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TeamProofDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list_master_blocked-networks': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              network: string | null;
              reason: string | null;
              createdBy: string | null;
              /** Format: date-time */
              created: string | null;
              /** Format: date-time */
              expires: string | null;
              /** Format: date-time */
              ended: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  BlockedNetworksController_block: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BlockNetworkDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BlockedNetworkIdDto'];
        };
      };
    };
  };
  BlockedNetworksController_end: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffReasonDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  CustomerSessionsController_byCode: {
    parameters: {
      query?: never;
      header?: {
        /** @description Recorded with the session. */
        'user-agent'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignInByCodeDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignedInDto'];
        };
      };
    };
  };
  CustomerSessionsController_byLink: {
    parameters: {
      query?: never;
      header?: {
        /** @description Recorded with the session. */
        'user-agent'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignInByLinkDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignedInDto'];
        };
      };
    };
  };
  OwnBankAccountsController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnBankAccountsDto'];
        };
      };
    };
  };
  OwnBankAccountsController_add: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewBankAccountDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnBankAccountsController_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ManagerBankAccountsController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnBankAccountsDto'];
        };
      };
    };
  };
  ManagerBankAccountsController_add: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewBankAccountDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ManagerBankAccountsController_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  BankAccountsController_decide: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BankAccountDecisionDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ExportsController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExportListDto'];
        };
      };
    };
  };
  ExportsController_ask: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ExportRequestDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AskedExportDto'];
        };
      };
    };
  };
  ExportsController_file: {
    parameters: {
      query: {
        expires: number;
        signature: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
          'application/json': string;
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        };
      };
    };
  };
  ListsController_list: {
    parameters: {
      query?: {
        /** @description Of this list only. */
        list?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedViewListDto'];
        };
      };
    };
  };
  ListsController_save: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewSavedViewDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ViewSavedDto'];
        };
      };
    };
  };
  ListsController_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ListsController_news: {
    parameters: {
      query: {
        list: string;
        query?: string;
        /** @description The first row that is shown. */
        since?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewRowsDto'];
        };
      };
    };
  };
  OwnDocumentsController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnDocumentsDto'];
        };
      };
    };
  };
  OwnDocumentsController_grant: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DocumentUploadDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadLinkDto'];
        };
      };
    };
  };
  OwnDocumentsController_file: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FileLinkDto'];
        };
      };
    };
  };
  ReviewDocumentsController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentUnderReviewDto'];
        };
      };
    };
  };
  ReviewDocumentsController_view: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentViewDto'];
        };
      };
    };
  };
  ReviewDocumentsController_revealTaxId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TaxIdDto'];
        };
      };
    };
  };
  ReviewDocumentsController_decide: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DocumentDecisionDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SellerDocumentsController_list: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentsOfSellerDto'];
        };
      };
    };
  };
  DemandedDocumentsController_preview: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DocumentRulesDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DemandPreviewDto'];
        };
      };
    };
  };
  ReviewItemsController_closeSelected: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkActionDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            done: number;
          };
        };
      };
    };
  };
  ReviewItemsController_close: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewResolutionDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SellerTermsController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SellerTermsShownDto'];
        };
      };
    };
  };
  SellerTermsController_set: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SellerTermsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SellerTermsController_undo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        version: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReasonDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SellerTermsController_cancel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        version: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SellerFileController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SellerFileDto'];
        };
      };
    };
  };
  SellerFileController_addNote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewNoteDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SellerFileController_reveal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReasonDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RevealedDocumentDto'];
        };
      };
    };
  };
  ManagerRulesController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ManagerRuleShownDto'];
        };
      };
    };
  };
  ManagerRulesController_set: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ManagerRuleDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ManagerRulesController_undo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        version: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReasonDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ManagerRulesController_cancel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        version: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ManagerRulesController_sellers: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PortfolioDto'];
        };
      };
    };
  };
  ManagerRulesController_transfer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TransferDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransferredDto'];
        };
      };
    };
  };
  ManagedSellerController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ManagedSellerDto'];
        };
      };
    };
  };
  ManagedSellerController_addNote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewNoteDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ManagedSellerController_sendMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewMessageDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ManagedSellerController_askForFees: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReasonDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnCompanyController_show: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanyDto'];
        };
      };
    };
  };
  OwnCompanyController_change: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CompanyChangeDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnCompanyController_choose: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NotificationsChangeDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnCompanyController_signIns: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnSignInsDto'];
        };
      };
    };
  };
  OwnCompanyController_export: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            [key: string]: unknown;
          };
        };
      };
    };
  };
  OwnCompanyController_askForDeletion: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReasonDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnFeesController_show: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnFeesDto'];
        };
      };
    };
  };
  list_admin_domains: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'host' | '-host';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One of the values. */
        use?: 'CHECKOUT' | 'PANEL' | 'MEMBERS' | 'SHORT_LINKS';
        /** @description One of the values. */
        dnsState?: 'PENDING' | 'VERIFIED' | 'ERROR';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              host: string | null;
              /** @enum {string|null} */
              use: 'CHECKOUT' | 'PANEL' | 'MEMBERS' | 'SHORT_LINKS' | null;
              /** @enum {string|null} */
              isDefault: 'YES' | 'NO' | null;
              /** @enum {string|null} */
              dnsState: 'PENDING' | 'VERIFIED' | 'ERROR' | null;
              /** @enum {string|null} */
              certificate: 'NONE' | 'ISSUED' | 'EXPIRING' | 'ERROR' | null;
              /** Format: date-time */
              certificateExpires: string | null;
              /** Format: date-time */
              checked: string | null;
              /** Format: date-time */
              certificateIssued: string | null;
              /** Format: date-time */
              created: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  DomainsController_add: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewDomainDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DomainAddedDto'];
        };
      };
    };
  };
  DomainsController_records: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DomainRecordsDto'];
        };
      };
    };
  };
  DomainsController_check: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  DomainsController_makeDefault: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DomainDecisionDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  DomainsController_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DomainDecisionDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  list_seller_products: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One of the values. */
        type?: 'DIGITAL' | 'FISICO';
        /** @description One of the values. */
        category?:
          | 'health'
          | 'finance'
          | 'business'
          | 'marketing'
          | 'technology'
          | 'programming'
          | 'design'
          | 'languages'
          | 'education'
          | 'career'
          | 'relationships'
          | 'spirituality'
          | 'cooking'
          | 'fashion'
          | 'beauty'
          | 'sports'
          | 'music'
          | 'photography'
          | 'games'
          | 'pets'
          | 'home'
          | 'electronics'
          | 'other';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              name: string | null;
              code: string | null;
              /** @enum {string|null} */
              status: 'DRAFT' | 'IN_REVIEW' | 'ACTIVE' | 'PAUSED' | 'REFUSED' | 'BLOCKED' | null;
              /** @enum {string|null} */
              type: 'DIGITAL' | 'FISICO' | null;
              /** @enum {string|null} */
              category:
                | 'health'
                | 'finance'
                | 'business'
                | 'marketing'
                | 'technology'
                | 'programming'
                | 'design'
                | 'languages'
                | 'education'
                | 'career'
                | 'relationships'
                | 'spirituality'
                | 'cooking'
                | 'fashion'
                | 'beauty'
                | 'sports'
                | 'music'
                | 'photography'
                | 'games'
                | 'pets'
                | 'home'
                | 'electronics'
                | 'other'
                | null;
              priceFrom: number | null;
              sold30: number | null;
              affiliates: number | null;
              offers: number | null;
              /** Format: date-time */
              ends: string | null;
              /** Format: date-time */
              created: string | null;
              image: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  OwnProductsController_create: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewProductDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedProductDto'];
        };
      };
    };
  };
  OwnProductsController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnProductDto'];
        };
      };
    };
  };
  OwnProductsController_edit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProductEditDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnProductDto'];
        };
      };
    };
  };
  OwnProductsController_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnProductsController_take: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProductStepDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnProductsController_duplicate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProductCopyDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedDto'];
        };
      };
    };
  };
  OwnOffersController_list: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnOffersDto'];
        };
      };
    };
  };
  OwnOffersController_add: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewOfferDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedDto'];
        };
      };
    };
  };
  OwnOffersController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShownOfferDto'];
        };
      };
    };
  };
  OwnOffersController_edit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OfferEditDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnOfferDto'];
        };
      };
    };
  };
  OwnOffersController_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnOffersController_pause: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnOffersController_resume: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnOffersController_makeDefault: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OfferedChoicesController_show: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferedChoicesDto'];
        };
      };
    };
  };
  ProductReviewsController_decide: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProductDecisionDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ProductExtrasController_bumps: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BumpChoicesDto'];
        };
      };
    };
  };
  ProductExtrasController_setBumps: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrderBumpsEditDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ProductExtrasController_bumpCounts: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BumpCountsListDto'];
        };
      };
    };
  };
  ProductExtrasController_setBump: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        offerId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BumpSettingsEditDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ProductExtrasController_deliveryOptions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnDeliveryOptionsDto'];
        };
      };
    };
  };
  ProductExtrasController_setDeliveryOptions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeliveryOptionsEditDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ProductPixelsController_list: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductPixelsDto'];
        };
      };
    };
  };
  ProductPixelsController_add: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewProductPixelDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedDto'];
        };
      };
    };
  };
  ProductPixelsController_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProductPixelChangeDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ProductPixelsController_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ProductPixelsController_test: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductPixelTestedDto'];
        };
      };
    };
  };
  ProductImagesController_grant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProductImageUploadDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImageLinkDto'];
        };
      };
    };
  };
  ProductImagesController_remove: {
    parameters: {
      query: {
        version: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnCheckoutsController_list: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnCheckoutsDto'];
        };
      };
    };
  };
  OwnCheckoutsController_add: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewCheckoutDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedDto'];
        };
      };
    };
  };
  OwnCheckoutsController_rename: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckoutNameDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  CheckoutDraftsController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnCheckoutDto'];
        };
      };
    };
  };
  OwnCheckoutsController_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnCheckoutsController_choose: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckoutOfOfferDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  CheckoutTestsController_list: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckoutTestsDto'];
        };
      };
    };
  };
  CheckoutTestsController_start: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewCheckoutTestDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedDto'];
        };
      };
    };
  };
  CheckoutTestsController_end: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckoutTestEndDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  CheckoutDraftPreviewsController_account: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckoutAccountDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckoutPreviewLinkDto'];
        };
      };
    };
  };
  CheckoutDraftPreviewsController_visuals: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckoutVisualsDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckoutPreviewLinkDto'];
        };
      };
    };
  };
  CheckoutDraftPreviewsController_redirection: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckoutRedirectionDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckoutPreviewLinkDto'];
        };
      };
    };
  };
  CheckoutDraftPreviewsController_banners: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckoutBannersDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckoutPreviewLinkDto'];
        };
      };
    };
  };
  CheckoutDraftsController_saveAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckoutAccountDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  CheckoutDraftsController_saveVisuals: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckoutVisualsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  CheckoutDraftsController_saveRedirection: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckoutRedirectionDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  CheckoutDraftsController_saveBanners: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckoutBannersDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  CheckoutDraftsController_publish: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckoutSeenDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  CheckoutDraftsController_discard: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckoutSeenDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  CheckoutDraftsController_restore: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckoutRestoreDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  CheckoutDraftsController_versions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckoutVersionsDto'];
        };
      };
    };
  };
  CheckoutDraftsController_preview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckoutPreviewDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckoutPreviewLinkDto'];
        };
      };
    };
  };
  CheckoutFeedbacksController_arrange: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FeedbackOrderDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  CheckoutFeedbacksController_add: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FeedbackEditDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedDto'];
        };
      };
    };
  };
  CheckoutFeedbacksController_edit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        feedbackId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FeedbackEditDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  CheckoutImagesController_grant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckoutImageUploadDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImageLinkDto'];
        };
      };
    };
  };
  CheckoutImagesController_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckoutImageDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  VisitsController_report: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ViewedCheckoutsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnCouponsController_choices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CouponChoicesDto'];
        };
      };
    };
  };
  list_seller_coupons: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One of the values. */
        status?: 'ACTIVE' | 'PAUSED';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              code: string | null;
              /** @enum {string|null} */
              status: 'ACTIVE' | 'PAUSED' | null;
              percent: number | null;
              amount: number | null;
              uses: number | null;
              maxUses: number | null;
              discount: number | null;
              /** Format: date-time */
              validUntil: string | null;
              /** Format: date-time */
              validFrom: string | null;
              paid: number | null;
              /** Format: date-time */
              created: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  OwnCouponsController_add: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CouponTermsDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedCouponDto'];
        };
      };
    };
  };
  OwnCouponsController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnCouponDto'];
        };
      };
    };
  };
  OwnCouponsController_edit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CouponEditDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnCouponsController_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnCouponsController_pause: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnCouponsController_resume: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list_seller_checkout-links': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One of the values. */
        status?: 'ACTIVE' | 'PAUSED' | 'USED_UP' | 'EXPIRED';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              name: string | null;
              /** @enum {string|null} */
              status: 'ACTIVE' | 'PAUSED' | 'USED_UP' | 'EXPIRED' | null;
              offer: string | null;
              quantity: number | null;
              uses: number | null;
              maxUses: number | null;
              paid: number | null;
              revenue: number | null;
              /** Format: date-time */
              expires: string | null;
              code: string | null;
              coupon: string | null;
              /** Format: date-time */
              created: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  OwnCheckoutLinksController_add: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key and body give the same link, for ever. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewCheckoutLinkDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnCheckoutLinkDto'];
        };
      };
    };
  };
  OwnCheckoutLinksController_affiliates: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkAffiliatesDto'];
        };
      };
    };
  };
  OwnCheckoutLinksController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnCheckoutLinkDto'];
        };
      };
    };
  };
  OwnCheckoutLinksController_pause: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnCheckoutLinksController_resume: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  CheckoutLinksController_link: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckoutLinkDto'];
        };
      };
    };
  };
  CheckoutLinksController_afterEnd: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EndedLinkDto'];
        };
      };
    };
  };
  CoProductionsController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContractsDto'];
        };
      };
    };
  };
  CoProductionsController_invite: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InviteCoProducerDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddedContractDto'];
        };
      };
    };
  };
  CoProductionsController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContractDto'];
        };
      };
    };
  };
  CoProductionsController_accept: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContractProofDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  CoProductionsController_refuse: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContractProofDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  CoProductionsController_end: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContractProofDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  CoProductionsController_propose: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CoProductionTermsDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProposedVersionDto'];
        };
      };
    };
  };
  CoProductionsController_acceptVersion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        number: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContractProofDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  CoProductionsController_cancelVersion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        number: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContractProofDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  AffiliationsController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContractsDto'];
        };
      };
    };
  };
  AffiliationsController_ask: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AskAffiliationDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddedContractDto'];
        };
      };
    };
  };
  AffiliationsController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContractDto'];
        };
      };
    };
  };
  AffiliationsController_approve: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AffiliationTermsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  AffiliationsController_refuse: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  AffiliationsController_block: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  AffiliationsController_leave: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  AffiliationsController_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AffiliationTermsDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProposedVersionDto'];
        };
      };
    };
  };
  AffiliationsController_cancel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        number: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ProductEndsController_announce: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProductEndDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnnouncedEndDto'];
        };
      };
    };
  };
  ProductEndsController_takeBack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  GatewayAccountsController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GatewayAccountsDto'];
        };
      };
    };
  };
  GatewayAccountsController_add: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewGatewayAccountDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GatewayAccountDto'];
        };
      };
    };
  };
  GatewayAccountsController_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangedGatewayAccountDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  GatewayAccountsController_test: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConnectionTestDto'];
        };
      };
    };
  };
  GatewayAccountsController_setCertificate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClientCertificateDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  GatewayAccountsController_removeCertificate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  GatewayCostsController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GatewayCostsDto'];
        };
      };
    };
  };
  GatewayCostsController_set: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DatedFeesDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  GatewayCostsController_setBrand: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        brand: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BrandCostsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  GatewayCostsController_cancel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        version: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  GatewayRoutesController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        method: 'PIX' | 'CREDIT_CARD' | 'BILLET';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShownRoutesDto'];
        };
      };
    };
  };
  GatewayRoutesController_replace: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        method: 'PIX' | 'CREDIT_CARD' | 'BILLET';
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RoutesInputDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  GatewayRoutesController_simulate: {
    parameters: {
      query: {
        amount: Cents;
        installments?: number;
        brand?: string;
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
        /** @description Left out: a seller whom no line names. */
        seller?: string;
        /** @description Left out: of an issuer whom no line names. */
        bin?: string;
        /** @description Left out: a product that no line names. */
        product?: string;
        /** @description Left out: now. */
        hour?: number;
      };
      header?: never;
      path: {
        method: 'PIX' | 'CREDIT_CARD' | 'BILLET';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SimulatedRoutesDto'];
        };
      };
    };
  };
  GatewaysController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GatewaysDto'];
        };
      };
    };
  };
  GatewayDefinitionsController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GatewayDefinitionsDto'];
        };
      };
    };
  };
  GatewayDefinitionsController_define: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DefineGatewayDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RehearsedGatewayDto'];
        };
      };
    };
  };
  GatewayDefinitionsController_rehearse: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RehearseGatewayDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RehearsedGatewayDto'];
        };
      };
    };
  };
  own_receivers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnReceiversDto'];
        };
      };
    };
  };
  open_receiver: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewReceiverDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenedReceiverDto'];
        };
      };
    };
  };
  show_receiver: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShownReceiverDto'];
        };
      };
    };
  };
  view_receiver_document: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        document: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReceiverDocumentViewDto'];
        };
      };
    };
  };
  ask_about_receiver: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReceiverStateDto'];
        };
      };
    };
  };
  retry_receiver: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReceiverDecisionDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RetriedReceiverDto'];
        };
      };
    };
  };
  refuse_receiver: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReceiverDecisionDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  settle_receiver: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SettledReceiverDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReceiverStateDto'];
        };
      };
    };
  };
  list_admin_refunds: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'asked' | '-asked';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'asked' | 'answered';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One of the values. */
        state?: 'ASKED' | 'DONE' | 'REFUSED';
        /** @description An id. */
        payment?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** Format: date-time */
              asked: string | null;
              /** @enum {string|null} */
              state: 'ASKED' | 'DONE' | 'REFUSED' | null;
              amount: number | null;
              payment: string | null;
              provider: string | null;
              /** Format: date-time */
              answered: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  RefundsController_request: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffRefundDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequestedRefundDto'];
        };
      };
    };
  };
  RefundsController_end: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EndRefundDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ReconciliationsController_latest: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReconciliationRunsDto'];
        };
      };
    };
  };
  ReconciliationsController_again: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReconcilePeriodDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  seller_withdrawal_terms: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WithdrawalTermsDto'];
        };
      };
    };
  };
  list_seller_withdrawals: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'requested' | '-requested';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'requested' | 'paid';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** Format: date-time */
              requested: string | null;
              amount: number | null;
              fee: number | null;
              net: number | null;
              destination: string | null;
              /** @enum {string|null} */
              state:
                | 'REQUESTED'
                | 'IN_AUDIT'
                | 'SENT_TO_BANK'
                | 'FAILED'
                | 'APPROVED'
                | 'RETURNED'
                | 'REFUSED'
                | 'CANCELED'
                | null;
              /** Format: date-time */
              paid: string | null;
              reason: string | null;
              endToEndId: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  seller_requests_withdrawal: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewWithdrawalDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequestedWithdrawalDto'];
        };
      };
    };
  };
  seller_takes_withdrawal_back: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  seller_withdrawal_receipt: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
    };
  };
  approve_withdrawals: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApprovedWithdrawalsDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            done: number;
          };
        };
      };
    };
  };
  decide_withdrawals: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WithdrawalDecisionDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  settle_withdrawals: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SettledWithdrawalDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'receipt_paid-withdrawals': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
    };
  };
  manager_withdrawal_terms: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WithdrawalTermsDto'];
        };
      };
    };
  };
  list_manager_withdrawals: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'requested' | '-requested';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'requested' | 'paid';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** Format: date-time */
              requested: string | null;
              amount: number | null;
              fee: number | null;
              net: number | null;
              destination: string | null;
              /** @enum {string|null} */
              state:
                | 'REQUESTED'
                | 'IN_AUDIT'
                | 'SENT_TO_BANK'
                | 'FAILED'
                | 'APPROVED'
                | 'RETURNED'
                | 'REFUSED'
                | 'CANCELED'
                | null;
              /** Format: date-time */
              paid: string | null;
              reason: string | null;
              endToEndId: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  manager_requests_withdrawal: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewWithdrawalDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequestedWithdrawalDto'];
        };
      };
    };
  };
  manager_takes_withdrawal_back: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  manager_withdrawal_receipt: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
    };
  };
  'approve_manager-withdrawals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApprovedWithdrawalsDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            done: number;
          };
        };
      };
    };
  };
  'decide_manager-withdrawals': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WithdrawalDecisionDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'settle_manager-withdrawals': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SettledWithdrawalDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'receipt_paid-manager-withdrawals': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
    };
  };
  account_tests: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccountTestsDto'];
        };
      };
    };
  };
  test_account: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAccountTestDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  settle_account_test: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SettledWithdrawalDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  anticipation_details: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnticipationDetailsDto'];
        };
      };
    };
  };
  approve_anticipations: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApprovedAnticipationsDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            done: number;
          };
        };
      };
    };
  };
  decide_anticipation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnticipationDecisionDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TakenAnticipationDto'];
        };
      };
    };
  };
  seller_anticipation_terms: {
    parameters: {
      query?: {
        /** @description Cents to be paid early. */
        amount?: Cents;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnticipationTermsDto'];
        };
      };
    };
  };
  seller_anticipation_details: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnticipationDetailsDto'];
        };
      };
    };
  };
  list_seller_anticipations: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'requested' | '-requested';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'requested' | 'paid';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** Format: date-time */
              requested: string | null;
              amount: number | null;
              fee: number | null;
              net: number | null;
              sales: number | null;
              /** @enum {string|null} */
              state:
                | 'PENDING'
                | 'PRE_APPROVED'
                | 'OFFERED'
                | 'APPROVED'
                | 'REFUSED'
                | 'CANCELED'
                | 'PAID'
                | null;
              /** Format: date-time */
              paid: string | null;
              rate: number | null;
              averageDays: number | null;
              monthlyRate: number | null;
              reason: string | null;
              /** @enum {string|null} */
              cause: 'SELLER' | 'SHARE_GONE' | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  seller_requests_anticipation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAnticipationDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TakenAnticipationDto'];
        };
      };
    };
  };
  seller_accepts_anticipation_rate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AcceptedRateDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TakenAnticipationDto'];
        };
      };
    };
  };
  seller_takes_anticipation_back: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  paid_anticipation_details: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnticipationDetailsDto'];
        };
      };
    };
  };
  list_admin_charges: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'due' | '-due';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'due' | 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description One or more of the values, separated by commas. */
        kind?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              seller: string | null;
              /** @enum {string|null} */
              kind:
                | 'PLAN'
                | 'SET_UP'
                | 'NEGATIVE_BALANCE'
                | 'CHARGEBACK_FEE'
                | 'FINE'
                | 'CUSTOM_DOMAIN'
                | 'SERVICES'
                | 'AGREEMENT'
                | null;
              reference: string | null;
              /** Format: date-time */
              due: string | null;
              amount: number | null;
              paid: number | null;
              /** @enum {string|null} */
              method: 'BALANCE' | 'BY_HAND' | 'PIX' | 'BILLET' | null;
              /** @enum {string|null} */
              state: 'OPEN' | 'OVERDUE' | 'PAID' | 'CANCELED' | 'WRITTEN_OFF' | null;
              attempts: number | null;
              discount: number | null;
              note: string | null;
              writeOffBy: string | null;
              writeOffReason: string | null;
              /** Format: date-time */
              created: string | null;
              /** Format: date-time */
              ended: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
              /** @description In cents, over all rows that fit. Null: too many to add up, or of different currencies. */
              sums: {
                amount: number;
                paid: number;
              } | null;
            };
          };
        };
      };
    };
  };
  create_charges: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewChargesDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MadeChargesDto'];
        };
      };
    };
  };
  events_of_charge: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChargeEventDto'][];
        };
      };
    };
  };
  decide_charge: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChargeDecisionDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  decide_debt: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DebtDecisionDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  agree_on_debt: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DebtAgreementDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  code_of_own_charge: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShownChargeCodeDto'];
        };
      };
    };
  };
  pay_own_charge: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WantedChargeCodeDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChargeCodeDto'];
        };
      };
    };
  };
  pay_own_charge_from_balance: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list_admin_balance-adjustments': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'proposedAt' | '-proposedAt';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'proposedAt';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description One of the values. */
        direction?: 'CREDIT' | 'DEBIT';
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** Format: date-time */
              proposedAt: string | null;
              seller: string | null;
              /** @enum {string|null} */
              direction: 'CREDIT' | 'DEBIT' | null;
              amount: number | null;
              reason: string | null;
              /** @enum {string|null} */
              state: 'PROPOSED' | 'POSTED' | 'REFUSED' | null;
              proposedBy: string | null;
              decidedBy: string | null;
              /** Format: date-time */
              decidedAt: string | null;
              decisionReason: string | null;
              asDebt: number | null;
              email: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  propose_adjustment: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAdjustmentDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  decide_adjustment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AdjustmentDecisionDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  sides_of_difference: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DifferenceSidesDto'];
        };
      };
    };
  };
  decide_difference: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DifferenceDecisionDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  StatementsController_accounts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StatementAccountDto'][];
        };
      };
    };
  };
  StatementsController_grant: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StatementUploadDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StatementLinkDto'];
        };
      };
    };
  };
  WebhooksController_receive: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        provider: string;
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': string;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  WebhooksController_receivePix: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        provider: string;
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': string;
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  WebhookLogsController_inspect: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookInspectionDto'];
        };
      };
    };
  };
  WebhookLogsController_replay: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReplayWebhookDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  WebhookLogsController_resolve: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResolveWebhookDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  WebhookLogsController_latest: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplaysDto'];
        };
      };
    };
  };
  WebhookLogsController_replayMany: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReplayWebhooksDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StartedReplayDto'];
        };
      };
    };
  };
  WebhookLogsController_count: {
    parameters: {
      query: {
        platform: string;
        /** @description Left out: every provider. */
        provider?: string;
        result: 'APPLIED' | 'DUPLICATE' | 'IGNORED' | 'UNKNOWN_WORD' | 'FAILED' | 'QUARANTINED';
        /** @description The first day in America/Sao_Paulo, YYYY-MM-DD. */
        from: string;
        /** @description The last day, YYYY-MM-DD. */
        until: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CountedWebhooksDto'];
        };
      };
    };
  };
  PaymentsController_payment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paymentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentDto'];
        };
      };
    };
  };
  PaymentsController_receipt: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paymentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReceiptDto'];
        };
      };
    };
  };
  PaymentsController_events: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paymentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PaymentsController_renew: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paymentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RenewalAnswerDto'];
        };
      };
    };
  };
  CardsController_cardKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        checkoutId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CardKeyDto'];
        };
      };
    };
  };
  CardsController_installments: {
    parameters: {
      query?: {
        /** @description The ticked bumps, separated by commas. */
        orderBumpsIds?: string;
        /** @description The chosen fare in cents, one that the offer has; 0 before it is known. */
        fareAmount?: Cents;
        /** @description A coupon that is valid for cards. */
        coupon?: string;
        /** @description The code of the link that led here. */
        link?: string;
      };
      header?: never;
      path: {
        checkoutId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InstallmentDto'][];
        };
      };
    };
  };
  CardsController_token: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CardTokenDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CardTokenAnswerDto'];
        };
      };
    };
  };
  CheckoutController_offer: {
    parameters: {
      query?: {
        /** @description Another published checkout of the product. */
        checkout?: string;
        /** @description Of the comparison that runs. */
        variant?: 'A' | 'B';
      };
      header?: never;
      path: {
        checkoutId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferDto'];
        };
      };
    };
  };
  CheckoutController_purchase: {
    parameters: {
      query?: never;
      header: {
        /** @description Minted by the client, one for each intent to buy: 8 to 200 visible ASCII characters. Use a random one, such as a UUID. */
        'Idempotency-Key': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PurchaseDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseAnswerDto'];
        };
      };
    };
  };
  CheckoutPreviewsController_preview: {
    parameters: {
      query: {
        token: unknown;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferDto'];
        };
      };
    };
  };
  CouponsController_coupon: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        checkoutId: string;
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CouponAtCheckoutDto'];
        };
      };
    };
  };
  OfferPreviewsController_division: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PreviewedSalesDto'];
        };
      };
    };
  };
  PostcodesController_address: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        cep: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PostcodeDto'];
        };
      };
    };
  };
  AbandonedCartsController_enabled: {
    parameters: {
      query?: {
        /** @description What the page shows of two compared checkouts. */
        variant?: string;
      };
      header?: never;
      path: {
        checkoutId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AbandonedCartEnabledDto'];
        };
      };
    };
  };
  AbandonedCartsController_save: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AbandonedCartDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedCartDto'];
        };
      };
    };
  };
  own_sale: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SaleDto'];
        };
      };
    };
  };
  sale: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SaleDto'];
        };
      };
    };
  };
  SalesController_division: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DivisionOfSaleDto'];
        };
      };
    };
  };
  OwnSaleActionsController_ship: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewShipmentDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnSaleActionsController_removeShipment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        shipmentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnSaleActionsController_addNote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewSaleNoteDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnSaleActionsController_refund: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OwnRefundDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnRefundAnswerDto'];
        };
      };
    };
  };
  OwnSaleActionsController_refundEffect: {
    parameters: {
      query?: {
        /** @description Ids of items, separated by commas; left out: everything that is left. */
        items?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferedRefundDto'];
        };
      };
    };
  };
  OwnSaleActionsController_decide: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        requestId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DecideRefundDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SaleActionsController_ask: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AskProviderDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AskedProviderDto'];
        };
      };
    };
  };
  SaleActionsController_addNote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewSaleNoteDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SaleActionsController_reassign: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReassignSaleDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SaleActionsController_blockBuyer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BlockBuyerDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SaleActionsController_liftBlock: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BlockBuyerDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  CheckoutTestResultsController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckoutTestResultsDto'];
        };
      };
    };
  };
  OwnRefundRequestsController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShownRefundRequestDto'];
        };
      };
    };
  };
  OwnRefundRequestsController_grantSelected: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GrantRefundsDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            done: number;
          };
        };
      };
    };
  };
  OwnRefundRequestsController_retry: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RetryRefundDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list_admin_blocked-buyers': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One of the values. */
        state?: 'HOLDS' | 'LIFTED';
        /** @description One of the values. */
        kind?: 'EMAIL' | 'DOCUMENT';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** Format: date-time */
              created: string | null;
              value: string | null;
              /** @enum {string|null} */
              kind: 'EMAIL' | 'DOCUMENT' | null;
              /** @enum {string|null} */
              state: 'HOLDS' | 'LIFTED' | null;
              reason: string | null;
              createdBy: string | null;
              /** Format: date-time */
              ended: string | null;
              endedBy: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  BlockedBuyersController_block: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BlockTypedBuyerDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BlockedBuyerIdDto'];
        };
      };
    };
  };
  BlockedBuyersController_end: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BlockBuyerDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ChargebackLimitsController_show: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChargebacksOfMonthDto'];
        };
      };
    };
  };
  ChargebackLimitsController_over: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubjectsOverLimitDto'];
        };
      };
    };
  };
  OwnChargebacksController_show: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnChargebacksDto'];
        };
      };
    };
  };
  list_admin_disputes: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'deadline' | '-deadline' | 'notified' | '-notified';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'deadline' | 'notified' | 'ended';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description One of the values. */
        kind?: 'CHARGEBACK' | 'MED';
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** Format: date-time */
              deadline: string | null;
              sale: string | null;
              /** @enum {string|null} */
              kind: 'CHARGEBACK' | 'MED' | null;
              amount: number | null;
              blocked: number | null;
              /** @enum {string|null} */
              state:
                | 'NOTIFIED'
                | 'BLOCKED'
                | 'DEFENCE_SENT'
                | 'EXPIRED'
                | 'WON'
                | 'LOST'
                | 'RETURNED_PART'
                | null;
              /** Format: date-time */
              notified: string | null;
              /** Format: date-time */
              ended: string | null;
              fee: number | null;
              seller: string | null;
              provider: string | null;
              reference: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  DisputesController_open: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DisputeNoticeDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenedDisputeDto'];
        };
      };
    };
  };
  show_dispute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShownDisputeDto'];
        };
      };
    };
  };
  DisputesController_defence: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DefencePackDto'];
        };
      };
    };
  };
  defence_document: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
    };
  };
  DisputesController_defend: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DisputeDefenceDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  DisputesController_record: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DisputeResultDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  show_own_dispute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShownDisputeDto'];
        };
      };
    };
  };
  OwnDisputesController_explain: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DisputeEvidenceDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  DefenceFilesController_grant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DefenceFileUploadDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DefenceFileLinkDto'];
        };
      };
    };
  };
  DefenceFilesController_file: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        file: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DefenceFileLinkDto'];
        };
      };
    };
  };
  OwnDefenceFilesController_grant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DefenceFileUploadDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DefenceFileLinkDto'];
        };
      };
    };
  };
  OwnDefenceFilesController_file: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        file: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DefenceFileLinkDto'];
        };
      };
    };
  };
  CustomerSignInsController_send: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AskSignInDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PurchasesController_list: {
    parameters: {
      query?: {
        /** @description Go on before this purchase. */
        before?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseListDto'];
        };
      };
    };
  };
  PurchasesController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnPurchaseDto'];
        };
      };
    };
  };
  purchase_receipt: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
    };
  };
  PurchasesController_askRefund: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AskRefundDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnRefundRequestDto'];
        };
      };
    };
  };
  PurchasesController_cancelSubscription: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PurchasesController_moveCharge: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MoveChargeDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  customer_data: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnDataDto'];
        };
      };
    };
  };
  OwnDataController_askForErasure: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnAccessMailsController_send: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OwnAccessMailDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccessMailDto'];
        };
      };
    };
  };
  AccessMailsController_send: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AccessMailReasonDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccessMailDto'];
        };
      };
    };
  };
  RefundWithoutAccountController_begin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BeginRefundDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BegunRefundDto'];
        };
      };
    };
  };
  RefundWithoutAccountController_prove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProveRefundDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProvenRefundDto'];
        };
      };
    };
  };
  RefundWithoutAccountController_show: {
    parameters: {
      query?: never;
      header: {
        'x-refund-token': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseToReturnDto'];
        };
      };
    };
  };
  RefundWithoutAccountController_ask: {
    parameters: {
      query?: never;
      header: {
        'x-refund-token': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AskRefundDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RefundPageDto'];
        };
      };
    };
  };
  RefundWithoutAccountController_find: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FindRefundDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RefundPageDto'];
        };
      };
    };
  };
  RefundWithoutAccountController_status: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RefundStatusDto'];
        };
      };
    };
  };
  ProductFilesController_list: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductFilesDto'];
        };
      };
    };
  };
  ProductFilesController_grant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProductFileUploadDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContentUploadLinkDto'];
        };
      };
    };
  };
  ProductFilesController_arrange: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FileOrderDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ProductFilesController_edit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        fileId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProductFileEditDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ProductFilesController_remove: {
    parameters: {
      query: {
        version: number;
      };
      header?: never;
      path: {
        id: string;
        fileId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnContentController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnContentDto'];
        };
      };
    };
  };
  OwnContentController_download: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DownloadDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DownloadLinkDto'];
        };
      };
    };
  };
  OwnCoursesController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnCoursesDto'];
        };
      };
    };
  };
  OwnCoursesController_course: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnCourseDto'];
        };
      };
    };
  };
  OwnCoursesController_certificate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  open_lesson: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        lessonId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenLessonDto'];
        };
      };
    };
  };
  OwnCoursesController_finish: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        lessonId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnCoursesController_reopen: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        lessonId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  MemberAreasController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AreaListDto'];
        };
      };
    };
  };
  MemberAreasController_create: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAreaDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedAreaDto'];
        };
      };
    };
  };
  MemberAreasController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AreaDto'];
        };
      };
    };
  };
  MemberAreasController_edit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AreaEditDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  MemberAreasController_setProducts: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AreaProductsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  AreaLessonsController_addModule: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewModuleDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  AreaLessonsController_renameModule: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        moduleId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ModuleEditDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  AreaLessonsController_removeModule: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        moduleId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  AreaLessonsController_move: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MoveDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  AreaLessonsController_addLesson: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewLessonDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedAreaDto'];
        };
      };
    };
  };
  own_lesson: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        lessonId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LessonDto'];
        };
      };
    };
  };
  AreaLessonsController_edit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        lessonId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LessonEditDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  AreaLessonsController_remove: {
    parameters: {
      query: {
        version: number;
      };
      header?: never;
      path: {
        id: string;
        lessonId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  LessonFilesController_grant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        lessonId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LessonUploadDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContentUploadLinkDto'];
        };
      };
    };
  };
  LessonFilesController_arrange: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        lessonId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LessonFileOrderDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  LessonFilesController_rename: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        lessonId: string;
        fileId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LessonFileEditDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  LessonFilesController_remove: {
    parameters: {
      query: {
        version: number;
      };
      header?: never;
      path: {
        id: string;
        lessonId: string;
        fileId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  accounting: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccountingDto'];
        };
      };
    };
  };
  ask_for_accounting_file: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountingFileRequestDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AskedAccountingFileDto'];
        };
      };
    };
  };
  ledger_proofs: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerProofDto'][];
        };
      };
    };
  };
  list_master_invoices: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'due' | '-due';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'due' | 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description One or more of the values, separated by commas. */
        kind?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
        /** @description An id. */
        platform?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              platform: string | null;
              /** @enum {string|null} */
              kind: 'PLAN' | 'SET_UP' | 'FINE' | 'CUSTOM_DOMAIN' | 'SERVICES' | null;
              reference: string | null;
              /** Format: date-time */
              due: string | null;
              amount: number | null;
              /** @enum {string|null} */
              state: 'OPEN' | 'OVERDUE' | 'PAID' | 'CANCELED' | 'WRITTEN_OFF' | null;
              attempts: number | null;
              sales: number | null;
              gross: number | null;
              monthlyPart: number | null;
              salesPart: number | null;
              sharePart: number | null;
              minimumPart: number | null;
              discount: number | null;
              paymentReference: string | null;
              note: string | null;
              writeOffBy: string | null;
              writeOffReason: string | null;
              /** Format: date-time */
              created: string | null;
              /** Format: date-time */
              ended: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
              /** @description In cents, over all rows that fit. Null: too many to add up, or of different currencies. */
              sums: {
                amount: number;
              } | null;
            };
          };
        };
      };
    };
  };
  create_invoice: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewInvoiceDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MadeInvoiceDto'];
        };
      };
    };
  };
  events_of_invoice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceEventDto'][];
        };
      };
    };
  };
  decide_invoice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvoiceDecisionDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  code_of_invoice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvoiceCodeDto'];
        };
      };
    };
  };
  plan_of_platform: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlatformPlanDto'][];
        };
      };
    };
  };
  set_plan_of_platform: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SetPlanDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  list_seller_sales: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'approved' | 'returned' | 'moneyBack';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One of the values. */
        method?: 'PIX' | 'CREDIT_CARD' | 'BILLET';
        /** @description One of the values. */
        kind?: 'ONE_TIME' | 'SUBSCRIPTION' | 'RENEWAL' | 'UPSELL';
        /** @description One of the values. */
        bump?: 'YES' | 'NO';
        /** @description One of the values. */
        paid?: 'YES' | 'NO';
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        gross?: string;
        /** @description An id. */
        product?: string;
        /** @description An id. */
        offer?: string;
        /** @description One of the values. */
        layout?: 'DEFAULT' | 'VEGA' | 'DROPSHIPPING';
        /** @description One of the values. */
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
        /** @description The whole text, in any case. */
        coupon?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        affiliate?: string;
        /** @description The whole text, in any case. */
        utmSource?: string;
        /** @description The whole text, in any case. */
        utmCampaign?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              code: string | null;
              /** Format: date-time */
              created: string | null;
              product: string | null;
              buyer: string | null;
              /** @enum {string|null} */
              method: 'PIX' | 'CREDIT_CARD' | 'BILLET' | null;
              /** @enum {string|null} */
              status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'REFUNDED' | 'CHARGEBACK' | 'CANCELED' | null;
              gross: number | null;
              share: number | null;
              email: string | null;
              phone: string | null;
              /** Format: date-time */
              approved: string | null;
              /** Format: date-time */
              returned: string | null;
              /** Format: date-time */
              moneyBack: string | null;
              givenBack: number | null;
              offer: string | null;
              bumps: number | null;
              installments: number | null;
              utmSource: string | null;
              utmCampaign: string | null;
              affiliate: string | null;
              coupon: string | null;
              discount: number | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  export_seller_sales: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'approved' | 'returned' | 'moneyBack';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One of the values. */
        method?: 'PIX' | 'CREDIT_CARD' | 'BILLET';
        /** @description One of the values. */
        kind?: 'ONE_TIME' | 'SUBSCRIPTION' | 'RENEWAL' | 'UPSELL';
        /** @description One of the values. */
        bump?: 'YES' | 'NO';
        /** @description One of the values. */
        paid?: 'YES' | 'NO';
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        gross?: string;
        /** @description An id. */
        product?: string;
        /** @description An id. */
        offer?: string;
        /** @description One of the values. */
        layout?: 'DEFAULT' | 'VEGA' | 'DROPSHIPPING';
        /** @description One of the values. */
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
        /** @description The whole text, in any case. */
        coupon?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        affiliate?: string;
        /** @description The whole text, in any case. */
        utmSource?: string;
        /** @description The whole text, in any case. */
        utmCampaign?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list_seller_partner-sales': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'approved' | 'returned' | 'moneyBack';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The whole text, in any case. */
        q?: string;
        /** @description One of the values. */
        role?: 'CO_PRODUCER' | 'AFFILIATE';
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One of the values. */
        method?: 'PIX' | 'CREDIT_CARD' | 'BILLET';
        /** @description One of the values. */
        paid?: 'YES' | 'NO';
        /** @description An id. */
        product?: string;
        /** @description One of the values. */
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              code: string | null;
              /** Format: date-time */
              created: string | null;
              product: string | null;
              producer: string | null;
              /** @enum {string|null} */
              role: 'CO_PRODUCER' | 'AFFILIATE' | null;
              /** @enum {string|null} */
              method: 'PIX' | 'CREDIT_CARD' | 'BILLET' | null;
              /** @enum {string|null} */
              status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'REFUNDED' | 'CHARGEBACK' | 'CANCELED' | null;
              gross: number | null;
              share: number | null;
              offer: string | null;
              /** Format: date-time */
              approved: string | null;
              /** Format: date-time */
              returned: string | null;
              /** Format: date-time */
              moneyBack: string | null;
              givenBack: number | null;
              utmSource: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  'export_seller_partner-sales': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'approved' | 'returned' | 'moneyBack';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The whole text, in any case. */
        q?: string;
        /** @description One of the values. */
        role?: 'CO_PRODUCER' | 'AFFILIATE';
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One of the values. */
        method?: 'PIX' | 'CREDIT_CARD' | 'BILLET';
        /** @description One of the values. */
        paid?: 'YES' | 'NO';
        /** @description An id. */
        product?: string;
        /** @description One of the values. */
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  list_seller_statement: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'posted' | '-posted';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'posted';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One of the values. */
        bucket?: 'available' | 'pending' | 'reserve' | 'blocked' | 'debt';
        /** @description One or more of the values, separated by commas. */
        kind?: string;
        /** @description One of the values. */
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** Format: date-time */
              posted: string | null;
              description: string | null;
              /** @enum {string|null} */
              kind:
                | 'SALE'
                | 'RELEASE'
                | 'RESERVE_RELEASE'
                | 'REFUND'
                | 'CHARGEBACK'
                | 'RESTORE'
                | 'DEBT'
                | 'CORRECTION'
                | 'ANTICIPATION'
                | 'ANTICIPATION_FEE'
                | 'WITHDRAWAL'
                | 'WITHDRAWAL_FEE'
                | 'WITHDRAWAL_RETURN'
                | 'BLOCK'
                | 'UNBLOCK'
                | 'FEE'
                | 'CHARGE'
                | 'WRITE_OFF'
                | 'ADJUSTMENT'
                | null;
              /** @enum {string|null} */
              bucket: 'available' | 'pending' | 'reserve' | 'blocked' | 'debt' | null;
              code: string | null;
              amount: number | null;
              balance: number | null;
              currency: string | null;
              sale: string | null;
              /** @enum {string|null} */
              role: 'PRODUCER' | 'CO_PRODUCER' | 'AFFILIATE' | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  export_seller_statement: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'posted' | '-posted';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'posted';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One of the values. */
        bucket?: 'available' | 'pending' | 'reserve' | 'blocked' | 'debt';
        /** @description One or more of the values, separated by commas. */
        kind?: string;
        /** @description One of the values. */
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  export_seller_products: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One of the values. */
        type?: 'DIGITAL' | 'FISICO';
        /** @description One of the values. */
        category?:
          | 'health'
          | 'finance'
          | 'business'
          | 'marketing'
          | 'technology'
          | 'programming'
          | 'design'
          | 'languages'
          | 'education'
          | 'career'
          | 'relationships'
          | 'spirituality'
          | 'cooking'
          | 'fashion'
          | 'beauty'
          | 'sports'
          | 'music'
          | 'photography'
          | 'games'
          | 'pets'
          | 'home'
          | 'electronics'
          | 'other';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list_seller_co-produced-products': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'since' | '-since';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'since';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One of the values. */
        type?: 'DIGITAL' | 'FISICO';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              name: string | null;
              code: string | null;
              /** @enum {string|null} */
              status: 'DRAFT' | 'IN_REVIEW' | 'ACTIVE' | 'PAUSED' | 'REFUSED' | 'BLOCKED' | null;
              /** @enum {string|null} */
              type: 'DIGITAL' | 'FISICO' | null;
              producer: string | null;
              priceFrom: number | null;
              share: number | null;
              sold30: number | null;
              earned30: number | null;
              /** Format: date-time */
              since: string | null;
              image: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  'export_seller_co-produced-products': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'since' | '-since';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'since';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One of the values. */
        type?: 'DIGITAL' | 'FISICO';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list_seller_affiliated-products': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'since' | '-since';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'since';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One of the values. */
        type?: 'DIGITAL' | 'FISICO';
        /** @description One of the values. */
        affiliation?: 'REQUESTED' | 'ACTIVE' | 'BLOCKED';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              name: string | null;
              code: string | null;
              /** @enum {string|null} */
              affiliation: 'REQUESTED' | 'ACTIVE' | 'BLOCKED' | null;
              /** @enum {string|null} */
              status: 'DRAFT' | 'IN_REVIEW' | 'ACTIVE' | 'PAUSED' | 'REFUSED' | 'BLOCKED' | null;
              /** Format: date-time */
              ends: string | null;
              /** @enum {string|null} */
              type: 'DIGITAL' | 'FISICO' | null;
              priceFrom: number | null;
              share: number | null;
              sold30: number | null;
              earned30: number | null;
              link: string | null;
              producer: string | null;
              /** Format: date-time */
              since: string | null;
              image: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  'export_seller_affiliated-products': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'since' | '-since';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'since';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One of the values. */
        type?: 'DIGITAL' | 'FISICO';
        /** @description One of the values. */
        affiliation?: 'REQUESTED' | 'ACTIVE' | 'BLOCKED';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  export_seller_coupons: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One of the values. */
        status?: 'ACTIVE' | 'PAUSED';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'export_seller_checkout-links': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One of the values. */
        status?: 'ACTIVE' | 'PAUSED' | 'USED_UP' | 'EXPIRED';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  export_seller_withdrawals: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'requested' | '-requested';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'requested' | 'paid';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  export_seller_anticipations: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'requested' | '-requested';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'requested' | 'paid';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  list_seller_charges: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'due' | '-due';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'due';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description One or more of the values, separated by commas. */
        kind?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** @enum {string|null} */
              kind:
                | 'PLAN'
                | 'SET_UP'
                | 'NEGATIVE_BALANCE'
                | 'CHARGEBACK_FEE'
                | 'FINE'
                | 'CUSTOM_DOMAIN'
                | 'SERVICES'
                | 'AGREEMENT'
                | null;
              reference: string | null;
              /** Format: date-time */
              due: string | null;
              amount: number | null;
              paid: number | null;
              /** @enum {string|null} */
              state: 'OPEN' | 'OVERDUE' | 'PAID' | 'CANCELED' | 'WRITTEN_OFF' | null;
              note: string | null;
              discount: number | null;
              /** @enum {string|null} */
              method: 'BALANCE' | 'BY_HAND' | 'PIX' | 'BILLET' | null;
              /** Format: date-time */
              ended: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
              /** @description In cents, over all rows that fit. Null: too many to add up, or of different currencies. */
              sums: {
                amount: number;
                paid: number;
              } | null;
            };
          };
        };
      };
    };
  };
  export_seller_charges: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'due' | '-due';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'due';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description One or more of the values, separated by commas. */
        kind?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list_seller_refund-requests': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'decided';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One of the values. */
        state?: 'OPEN' | 'APPROVED' | 'FAILED' | 'REFUSED' | 'DONE';
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description An id. */
        product?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              protocol: string | null;
              /** Format: date-time */
              created: string | null;
              buyer: string | null;
              items: string | null;
              amount: number | null;
              /** @enum {string|null} */
              reason: 'REGRET' | 'NOT_RECEIVED' | 'NOT_AS_DESCRIBED' | 'BOUGHT_TWICE' | 'OTHER' | null;
              days: number | null;
              /** Format: date-time */
              deadline: string | null;
              /** @enum {string|null} */
              state: 'OPEN' | 'APPROVED' | 'FAILED' | 'REFUSED' | 'DONE' | null;
              sale: string | null;
              /** Format: date-time */
              decided: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  'export_seller_refund-requests': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'decided';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One of the values. */
        state?: 'OPEN' | 'APPROVED' | 'FAILED' | 'REFUSED' | 'DONE';
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description An id. */
        product?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  list_seller_disputes: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'deadline' | '-deadline' | 'notified' | '-notified';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'deadline' | 'notified' | 'ended';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description One of the values. */
        kind?: 'CHARGEBACK' | 'MED';
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** Format: date-time */
              deadline: string | null;
              sale: string | null;
              /** @enum {string|null} */
              kind: 'CHARGEBACK' | 'MED' | null;
              amount: number | null;
              blocked: number | null;
              /** @enum {string|null} */
              state:
                | 'NOTIFIED'
                | 'BLOCKED'
                | 'DEFENCE_SENT'
                | 'EXPIRED'
                | 'WON'
                | 'LOST'
                | 'RETURNED_PART'
                | null;
              /** Format: date-time */
              notified: string | null;
              /** Format: date-time */
              ended: string | null;
              fee: number | null;
              product: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  export_seller_disputes: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'deadline' | '-deadline' | 'notified' | '-notified';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'deadline' | 'notified' | 'ended';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description One of the values. */
        kind?: 'CHARGEBACK' | 'MED';
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  row_seller_statement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            posted: string | null;
            description: string | null;
            /** @enum {string|null} */
            kind:
              | 'SALE'
              | 'RELEASE'
              | 'RESERVE_RELEASE'
              | 'REFUND'
              | 'CHARGEBACK'
              | 'RESTORE'
              | 'DEBT'
              | 'CORRECTION'
              | 'ANTICIPATION'
              | 'ANTICIPATION_FEE'
              | 'WITHDRAWAL'
              | 'WITHDRAWAL_FEE'
              | 'WITHDRAWAL_RETURN'
              | 'BLOCK'
              | 'UNBLOCK'
              | 'FEE'
              | 'CHARGE'
              | 'WRITE_OFF'
              | 'ADJUSTMENT'
              | null;
            /** @enum {string|null} */
            bucket: 'available' | 'pending' | 'reserve' | 'blocked' | 'debt' | null;
            code: string | null;
            amount: number | null;
            balance: number | null;
            currency: string | null;
            sale: string | null;
            /** @enum {string|null} */
            role: 'PRODUCER' | 'CO_PRODUCER' | 'AFFILIATE' | null;
          };
        };
      };
    };
  };
  'row_seller_partner-sales': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            code: string | null;
            /** Format: date-time */
            created: string | null;
            product: string | null;
            producer: string | null;
            /** @enum {string|null} */
            role: 'CO_PRODUCER' | 'AFFILIATE' | null;
            /** @enum {string|null} */
            method: 'PIX' | 'CREDIT_CARD' | 'BILLET' | null;
            /** @enum {string|null} */
            status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'REFUNDED' | 'CHARGEBACK' | 'CANCELED' | null;
            gross: number | null;
            share: number | null;
            offer: string | null;
            /** Format: date-time */
            approved: string | null;
            /** Format: date-time */
            returned: string | null;
            /** Format: date-time */
            moneyBack: string | null;
            givenBack: number | null;
            utmSource: string | null;
          };
        };
      };
    };
  };
  'row_seller_affiliated-products': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            name: string | null;
            code: string | null;
            /** @enum {string|null} */
            affiliation: 'REQUESTED' | 'ACTIVE' | 'BLOCKED' | null;
            /** @enum {string|null} */
            status: 'DRAFT' | 'IN_REVIEW' | 'ACTIVE' | 'PAUSED' | 'REFUSED' | 'BLOCKED' | null;
            /** Format: date-time */
            ends: string | null;
            /** @enum {string|null} */
            type: 'DIGITAL' | 'FISICO' | null;
            priceFrom: number | null;
            share: number | null;
            sold30: number | null;
            earned30: number | null;
            link: string | null;
            producer: string | null;
            /** Format: date-time */
            since: string | null;
            image: string | null;
          };
        };
      };
    };
  };
  own_funds: {
    parameters: {
      query?: {
        /** @description The month of the calendar, YYYY-MM; the present one where it is left out. */
        month?: string;
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnFundsDto'];
        };
      };
    };
  };
  own_releases_of_day: {
    parameters: {
      query: {
        /** @description A day in America/Sao_Paulo, YYYY-MM-DD. */
        day: string;
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReleasesOfDayDto'];
        };
      };
    };
  };
  row_seller_withdrawals: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            requested: string | null;
            amount: number | null;
            fee: number | null;
            net: number | null;
            destination: string | null;
            /** @enum {string|null} */
            state:
              | 'REQUESTED'
              | 'IN_AUDIT'
              | 'SENT_TO_BANK'
              | 'FAILED'
              | 'APPROVED'
              | 'RETURNED'
              | 'REFUSED'
              | 'CANCELED'
              | null;
            /** Format: date-time */
            paid: string | null;
            reason: string | null;
            endToEndId: string | null;
          };
        };
      };
    };
  };
  row_seller_anticipations: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            requested: string | null;
            amount: number | null;
            fee: number | null;
            net: number | null;
            sales: number | null;
            /** @enum {string|null} */
            state:
              | 'PENDING'
              | 'PRE_APPROVED'
              | 'OFFERED'
              | 'APPROVED'
              | 'REFUSED'
              | 'CANCELED'
              | 'PAID'
              | null;
            /** Format: date-time */
            paid: string | null;
            rate: number | null;
            averageDays: number | null;
            monthlyRate: number | null;
            reason: string | null;
            /** @enum {string|null} */
            cause: 'SELLER' | 'SHARE_GONE' | null;
          };
        };
      };
    };
  };
  row_seller_charges: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            /** @enum {string|null} */
            kind:
              | 'PLAN'
              | 'SET_UP'
              | 'NEGATIVE_BALANCE'
              | 'CHARGEBACK_FEE'
              | 'FINE'
              | 'CUSTOM_DOMAIN'
              | 'SERVICES'
              | 'AGREEMENT'
              | null;
            reference: string | null;
            /** Format: date-time */
            due: string | null;
            amount: number | null;
            paid: number | null;
            /** @enum {string|null} */
            state: 'OPEN' | 'OVERDUE' | 'PAID' | 'CANCELED' | 'WRITTEN_OFF' | null;
            note: string | null;
            discount: number | null;
            /** @enum {string|null} */
            method: 'BALANCE' | 'BY_HAND' | 'PIX' | 'BILLET' | null;
            /** Format: date-time */
            ended: string | null;
          };
        };
      };
    };
  };
  FoundOwnRecordsController_find: {
    parameters: {
      query: {
        /** @description The beginning of a name or e-mail, a code, a CPF or CNPJ. */
        q: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FoundRecordsDto'];
        };
      };
    };
  };
  FoundRecordsController_find: {
    parameters: {
      query: {
        /** @description The beginning of a name or e-mail, a code, a CPF or CNPJ. */
        q: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FoundRecordsDto'];
        };
      };
    };
  };
  own_dashboard: {
    parameters: {
      query?: {
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day, with `to` and without a period. */
        from?: string;
        to?: string;
        product?: string;
        /** @description BRL where none is named. */
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
        /** @description What the seller is in the sales: PRODUCER where it is left out. */
        role?: 'PRODUCER' | 'CO_PRODUCER' | 'AFFILIATE';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnDashboardDto'];
        };
      };
    };
  };
  list_admin_users: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'name' | '-name' | 'email' | '-email' | 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'lastSignIn';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One or more of the values, separated by commas. */
        documents?: string;
        /** @description An id. */
        manager?: string;
        /** @description One or more of the values, separated by commas. */
        revenueBand?: string;
        /** @description One or more of the values, separated by commas. */
        lastSaleAge?: string;
        /** @description One of the values. */
        negative?: 'YES' | 'NO';
        /** @description One of the values. */
        cashOut?: 'BLOCKED' | 'FREE';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              name: string | null;
              email: string | null;
              /** @enum {string|null} */
              status: 'CREATED' | 'EMAIL_CONFIRMED' | 'DOCUMENTS_PENDING' | 'ACTIVE' | 'BLOCKED' | null;
              document: string | null;
              phone: string | null;
              manager: string | null;
              revenue: number | null;
              available: number | null;
              pending: number | null;
              reserve: number | null;
              debt: number | null;
              chargebackBps: number | null;
              /** @enum {string|null} */
              feePlan: 'PLATFORM' | 'OWN' | null;
              /** @enum {string|null} */
              cashOut: 'FREE' | 'BLOCKED' | null;
              /** @enum {string|null} */
              sales: 'FREE' | 'BLOCKED' | null;
              /** @enum {string|null} */
              documents: 'NONE' | 'INCOMPLETE' | 'PENDING' | 'REJECTED' | 'APPROVED' | null;
              /** Format: date-time */
              created: string | null;
              /** Format: date-time */
              lastSignIn: string | null;
              /** Format: date-time */
              lastSale: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  export_admin_users: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'name' | '-name' | 'email' | '-email' | 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'lastSignIn';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One or more of the values, separated by commas. */
        documents?: string;
        /** @description An id. */
        manager?: string;
        /** @description One or more of the values, separated by commas. */
        revenueBand?: string;
        /** @description One or more of the values, separated by commas. */
        lastSaleAge?: string;
        /** @description One of the values. */
        negative?: 'YES' | 'NO';
        /** @description One of the values. */
        cashOut?: 'BLOCKED' | 'FREE';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  export_admin_functionaries: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'name' | '-name' | 'email' | '-email' | 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'lastSignIn';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One of the values. */
        role?: 'ADMIN' | 'FUNCTIONARY';
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One of the values. */
        secondFactor?: 'YES' | 'NO';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  export_admin_managers: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'name' | '-name' | 'email' | '-email' | 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'lastSignIn';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list_admin_bank-accounts': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One of the values. */
        status?: 'PENDING' | 'ACTIVE' | 'REJECTED' | 'BLOCKED';
        /** @description One of the values. */
        kind?: 'BANK' | 'PIX';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              seller: string | null;
              document: string | null;
              /** @enum {string|null} */
              sameDocument: 'YES' | 'NO' | null;
              /** @enum {string|null} */
              kind: 'BANK' | 'PIX' | null;
              destination: string | null;
              /** @enum {string|null} */
              status: 'PENDING' | 'ACTIVE' | 'REJECTED' | 'BLOCKED' | null;
              /** Format: date-time */
              created: string | null;
              /** Format: date-time */
              usableFrom: string | null;
              reason: string | null;
              holder: string | null;
              /** @enum {string|null} */
              accountType: 'CHECKING' | 'SAVINGS' | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  'export_admin_bank-accounts': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One of the values. */
        status?: 'PENDING' | 'ACTIVE' | 'REJECTED' | 'BLOCKED';
        /** @description One of the values. */
        kind?: 'BANK' | 'PIX';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  list_admin_receivers: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'requested' | '-requested';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'requested';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description The whole text, in any case. */
        provider?: string;
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** Format: date-time */
              requested: string | null;
              seller: string | null;
              provider: string | null;
              /** @enum {string|null} */
              state: 'SENDING' | 'UNRESOLVED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'REFUSED' | null;
              receiver: string | null;
              balance: number | null;
              email: string | null;
              bankAccount: string | null;
              /** Format: date-time */
              answered: string | null;
              asks: number | null;
              reason: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  export_admin_receivers: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'requested' | '-requested';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'requested';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description The whole text, in any case. */
        provider?: string;
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  list_admin_anticipations: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'requested' | '-requested';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'requested';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description One of the values. */
        awaits?: 'STAFF' | 'SELLER';
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** Format: date-time */
              requested: string | null;
              seller: string | null;
              amount: number | null;
              sales: number | null;
              averageDays: number | null;
              rate: number | null;
              fee: number | null;
              net: number | null;
              monthlyRate: number | null;
              limit: number | null;
              /** @enum {string|null} */
              risk: 'NEW_SELLER' | 'CHARGEBACKS' | 'DEBT' | 'BLOCKED' | null;
              /** @enum {string|null} */
              state: 'PENDING' | 'PRE_APPROVED' | 'APPROVED' | 'REFUSED' | 'CANCELED' | 'PAID' | null;
              /** @enum {string|null} */
              awaits: 'STAFF' | 'SELLER' | null;
              /** Format: date-time */
              firstDue: string | null;
              /** Format: date-time */
              lastDue: string | null;
              /** @enum {string|null} */
              secondRisk: 'NEW_SELLER' | 'CHARGEBACKS' | 'DEBT' | 'BLOCKED' | null;
              /** @enum {string|null} */
              thirdRisk: 'NEW_SELLER' | 'CHARGEBACKS' | 'DEBT' | 'BLOCKED' | null;
              /** @enum {string|null} */
              people: 'ONE' | 'TWO' | null;
              firstApprovedBy: string | null;
              decidedBy: string | null;
              reason: string | null;
              /** @enum {string|null} */
              cause: 'SELLER' | 'SHARE_GONE' | null;
              /** Format: date-time */
              paid: string | null;
              document: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  export_admin_anticipations: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'requested' | '-requested';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'requested';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description One of the values. */
        awaits?: 'STAFF' | 'SELLER';
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list_admin_paid-anticipations': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'paid' | '-paid';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'paid' | 'requested';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** Format: date-time */
              paid: string | null;
              seller: string | null;
              amount: number | null;
              fee: number | null;
              net: number | null;
              sales: number | null;
              reversals: number | null;
              reversed: number | null;
              averageDays: number | null;
              monthlyRate: number | null;
              rate: number | null;
              /** Format: date-time */
              requested: string | null;
              decidedBy: string | null;
              document: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  'export_admin_paid-anticipations': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'paid' | '-paid';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'paid' | 'requested';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  list_admin_withdrawals: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'requested' | '-requested';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'requested';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description One of the values. */
        method?: 'PIX' | 'BANK_ACCOUNT' | 'RECEIVER';
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** Format: date-time */
              requested: string | null;
              owner: string | null;
              document: string | null;
              amount: number | null;
              fee: number | null;
              net: number | null;
              destination: string | null;
              /** @enum {string|null} */
              risk:
                | 'NEW_SELLER'
                | 'NEW_DESTINATION'
                | 'FIRST_TO_DESTINATION'
                | 'CHARGEBACKS'
                | 'DAILY_CAP'
                | null;
              /** @enum {string|null} */
              state:
                | 'WAITING'
                | 'IN_AUDIT'
                | 'HALF_APPROVED'
                | 'READY'
                | 'SENDING'
                | 'SENT'
                | 'FAILED'
                | 'PAID'
                | 'REFUSED'
                | 'CANCELED'
                | 'RETURNED'
                | null;
              /** @enum {string|null} */
              secondRisk:
                | 'NEW_SELLER'
                | 'NEW_DESTINATION'
                | 'FIRST_TO_DESTINATION'
                | 'CHARGEBACKS'
                | 'DAILY_CAP'
                | null;
              /** @enum {string|null} */
              thirdRisk:
                | 'NEW_SELLER'
                | 'NEW_DESTINATION'
                | 'FIRST_TO_DESTINATION'
                | 'CHARGEBACKS'
                | 'DAILY_CAP'
                | null;
              availableBefore: number | null;
              availableAfter: number | null;
              /** @enum {string|null} */
              people: 'ONE' | 'TWO' | null;
              firstApprovedBy: string | null;
              decidedBy: string | null;
              provider: string | null;
              withdrawId: string | null;
              /** @enum {string|null} */
              answer: 'AWAITED' | 'UNRESOLVED' | null;
              detail: string | null;
              reason: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
              /** @description In cents, over all rows that fit. Null: too many to add up, or of different currencies. */
              sums: {
                amount: number;
                fee: number;
                net: number;
              } | null;
            };
          };
        };
      };
    };
  };
  export_admin_withdrawals: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'requested' | '-requested';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'requested';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description One of the values. */
        method?: 'PIX' | 'BANK_ACCOUNT' | 'RECEIVER';
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list_admin_paid-withdrawals': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'paid' | '-paid';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'paid' | 'requested';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description The whole text, in any case. */
        provider?: string;
        /** @description One of the values. */
        state?: 'PAID' | 'RETURNED';
        /** @description One of the values. */
        way?: 'PROVIDER' | 'BY_HAND';
        /** @description One of the values. */
        bank?: 'MATCHED' | 'WAITING';
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** Format: date-time */
              paid: string | null;
              owner: string | null;
              amount: number | null;
              fee: number | null;
              net: number | null;
              provider: string | null;
              withdrawId: string | null;
              endToEndId: string | null;
              decidedBy: string | null;
              minutes: number | null;
              /** @enum {string|null} */
              state: 'PAID' | 'RETURNED' | null;
              /** @enum {string|null} */
              bank: 'MATCHED' | 'WAITING' | null;
              /** Format: date-time */
              requested: string | null;
              destination: string | null;
              /** @enum {string|null} */
              way: 'PROVIDER' | 'BY_HAND' | null;
              reason: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
              /** @description In cents, over all rows that fit. Null: too many to add up, or of different currencies. */
              sums: {
                amount: number;
                fee: number;
                net: number;
              } | null;
            };
          };
        };
      };
    };
  };
  'export_admin_paid-withdrawals': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'paid' | '-paid';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'paid' | 'requested';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description The whole text, in any case. */
        provider?: string;
        /** @description One of the values. */
        state?: 'PAID' | 'RETURNED';
        /** @description One of the values. */
        way?: 'PROVIDER' | 'BY_HAND';
        /** @description One of the values. */
        bank?: 'MATCHED' | 'WAITING';
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list_admin_manager-withdrawals': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'requested' | '-requested';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'requested';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description One of the values. */
        method?: 'PIX' | 'BANK_ACCOUNT' | 'RECEIVER';
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** Format: date-time */
              requested: string | null;
              owner: string | null;
              document: string | null;
              amount: number | null;
              fee: number | null;
              net: number | null;
              destination: string | null;
              /** @enum {string|null} */
              risk:
                | 'NEW_SELLER'
                | 'NEW_DESTINATION'
                | 'FIRST_TO_DESTINATION'
                | 'CHARGEBACKS'
                | 'DAILY_CAP'
                | null;
              /** @enum {string|null} */
              state:
                | 'WAITING'
                | 'IN_AUDIT'
                | 'HALF_APPROVED'
                | 'READY'
                | 'SENDING'
                | 'SENT'
                | 'FAILED'
                | 'PAID'
                | 'REFUSED'
                | 'CANCELED'
                | 'RETURNED'
                | null;
              /** @enum {string|null} */
              secondRisk:
                | 'NEW_SELLER'
                | 'NEW_DESTINATION'
                | 'FIRST_TO_DESTINATION'
                | 'CHARGEBACKS'
                | 'DAILY_CAP'
                | null;
              /** @enum {string|null} */
              thirdRisk:
                | 'NEW_SELLER'
                | 'NEW_DESTINATION'
                | 'FIRST_TO_DESTINATION'
                | 'CHARGEBACKS'
                | 'DAILY_CAP'
                | null;
              availableBefore: number | null;
              availableAfter: number | null;
              /** @enum {string|null} */
              people: 'ONE' | 'TWO' | null;
              firstApprovedBy: string | null;
              decidedBy: string | null;
              provider: string | null;
              withdrawId: string | null;
              /** @enum {string|null} */
              answer: 'AWAITED' | 'UNRESOLVED' | null;
              detail: string | null;
              reason: string | null;
              portfolioSellers: number | null;
              portfolioRevenue: number | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
              /** @description In cents, over all rows that fit. Null: too many to add up, or of different currencies. */
              sums: {
                amount: number;
                fee: number;
                net: number;
              } | null;
            };
          };
        };
      };
    };
  };
  'export_admin_manager-withdrawals': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'requested' | '-requested';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'requested';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description One of the values. */
        method?: 'PIX' | 'BANK_ACCOUNT' | 'RECEIVER';
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list_admin_paid-manager-withdrawals': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'paid' | '-paid';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'paid' | 'requested';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description The whole text, in any case. */
        provider?: string;
        /** @description One of the values. */
        state?: 'PAID' | 'RETURNED';
        /** @description One of the values. */
        way?: 'PROVIDER' | 'BY_HAND';
        /** @description One of the values. */
        bank?: 'MATCHED' | 'WAITING';
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** Format: date-time */
              paid: string | null;
              owner: string | null;
              amount: number | null;
              fee: number | null;
              net: number | null;
              provider: string | null;
              withdrawId: string | null;
              endToEndId: string | null;
              decidedBy: string | null;
              minutes: number | null;
              /** @enum {string|null} */
              state: 'PAID' | 'RETURNED' | null;
              /** @enum {string|null} */
              bank: 'MATCHED' | 'WAITING' | null;
              /** Format: date-time */
              requested: string | null;
              destination: string | null;
              /** @enum {string|null} */
              way: 'PROVIDER' | 'BY_HAND' | null;
              reason: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
              /** @description In cents, over all rows that fit. Null: too many to add up, or of different currencies. */
              sums: {
                amount: number;
                fee: number;
                net: number;
              } | null;
            };
          };
        };
      };
    };
  };
  'export_admin_paid-manager-withdrawals': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'paid' | '-paid';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'paid' | 'requested';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description The whole text, in any case. */
        provider?: string;
        /** @description One of the values. */
        state?: 'PAID' | 'RETURNED';
        /** @description One of the values. */
        way?: 'PROVIDER' | 'BY_HAND';
        /** @description One of the values. */
        bank?: 'MATCHED' | 'WAITING';
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  list_admin_documents: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'submitted' | '-submitted';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'submitted' | 'reviewed';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One of the values. */
        status?: 'PENDING' | 'ACTIVE' | 'REJECTED';
        /** @description One of the values. */
        kind?:
          | 'photoDocument'
          | 'photoDocumentBack'
          | 'photoPersonWithDocument'
          | 'addressProof'
          | 'balanceSheet'
          | 'photoDocumentSocialContract';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              seller: string | null;
              document: string | null;
              /** @enum {string|null} */
              kind:
                | 'photoDocument'
                | 'photoDocumentBack'
                | 'photoPersonWithDocument'
                | 'addressProof'
                | 'balanceSheet'
                | 'photoDocumentSocialContract'
                | null;
              /** Format: date-time */
              submitted: string | null;
              /** Format: date-time */
              due: string | null;
              /** @enum {string|null} */
              status: 'PENDING' | 'ACTIVE' | 'REJECTED' | null;
              reviewer: string | null;
              /** Format: date-time */
              reviewed: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  export_admin_documents: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'submitted' | '-submitted';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'submitted' | 'reviewed';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One of the values. */
        status?: 'PENDING' | 'ACTIVE' | 'REJECTED';
        /** @description One of the values. */
        kind?:
          | 'photoDocument'
          | 'photoDocumentBack'
          | 'photoPersonWithDocument'
          | 'addressProof'
          | 'balanceSheet'
          | 'photoDocumentSocialContract';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  list_admin_sales: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'approved' | 'returned' | 'moneyBack';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One of the values. */
        method?: 'PIX' | 'CREDIT_CARD' | 'BILLET';
        /** @description One of the values. */
        kind?: 'ONE_TIME' | 'SUBSCRIPTION' | 'RENEWAL' | 'UPSELL';
        /** @description One of the values. */
        bump?: 'YES' | 'NO';
        /** @description One of the values. */
        paid?: 'YES' | 'NO';
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        gross?: string;
        /** @description The whole text, in any case. */
        reference?: string;
        /** @description The whole text, in any case. */
        provider?: string;
        /** @description An id. */
        product?: string;
        /** @description An id. */
        offer?: string;
        /** @description One of the values. */
        layout?: 'DEFAULT' | 'VEGA' | 'DROPSHIPPING';
        /** @description One of the values. */
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
        /** @description An id. */
        seller?: string;
        /** @description The whole text, in any case. */
        coupon?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              code: string | null;
              /** Format: date-time */
              created: string | null;
              seller: string | null;
              product: string | null;
              buyer: string | null;
              /** @enum {string|null} */
              method: 'PIX' | 'CREDIT_CARD' | 'BILLET' | null;
              /** @enum {string|null} */
              status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'REFUNDED' | 'CHARGEBACK' | 'CANCELED' | null;
              gross: number | null;
              fee: number | null;
              margin: number | null;
              provider: string | null;
              reference: string | null;
              cost: number | null;
              bumps: number | null;
              email: string | null;
              /** Format: date-time */
              approved: string | null;
              /** Format: date-time */
              returned: string | null;
              /** Format: date-time */
              moneyBack: string | null;
              givenBack: number | null;
              coupon: string | null;
              discount: number | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
              /** @description In cents, over all rows that fit. Null: too many to add up, or of different currencies. */
              sums: {
                gross: number;
                fee: number;
                margin: number;
                cost: number;
                discount: number;
              } | null;
            };
          };
        };
      };
    };
  };
  export_admin_sales: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'approved' | 'returned' | 'moneyBack';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One of the values. */
        method?: 'PIX' | 'CREDIT_CARD' | 'BILLET';
        /** @description One of the values. */
        kind?: 'ONE_TIME' | 'SUBSCRIPTION' | 'RENEWAL' | 'UPSELL';
        /** @description One of the values. */
        bump?: 'YES' | 'NO';
        /** @description One of the values. */
        paid?: 'YES' | 'NO';
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        gross?: string;
        /** @description The whole text, in any case. */
        reference?: string;
        /** @description The whole text, in any case. */
        provider?: string;
        /** @description An id. */
        product?: string;
        /** @description An id. */
        offer?: string;
        /** @description One of the values. */
        layout?: 'DEFAULT' | 'VEGA' | 'DROPSHIPPING';
        /** @description One of the values. */
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
        /** @description An id. */
        seller?: string;
        /** @description The whole text, in any case. */
        coupon?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  list_admin_products: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'submitted';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One of the values. */
        type?: 'DIGITAL' | 'FISICO';
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              name: string | null;
              seller: string | null;
              code: string | null;
              /** @enum {string|null} */
              status: 'DRAFT' | 'IN_REVIEW' | 'ACTIVE' | 'PAUSED' | 'REFUSED' | 'BLOCKED' | null;
              /** @enum {string|null} */
              type: 'DIGITAL' | 'FISICO' | null;
              /** @enum {string|null} */
              category:
                | 'health'
                | 'finance'
                | 'business'
                | 'marketing'
                | 'technology'
                | 'programming'
                | 'design'
                | 'languages'
                | 'education'
                | 'career'
                | 'relationships'
                | 'spirituality'
                | 'cooking'
                | 'fashion'
                | 'beauty'
                | 'sports'
                | 'music'
                | 'photography'
                | 'games'
                | 'pets'
                | 'home'
                | 'electronics'
                | 'other'
                | null;
              priceFrom: number | null;
              sold30: number | null;
              refunded90: number | null;
              disputed90: number | null;
              /** Format: date-time */
              submitted: string | null;
              reason: string | null;
              /** Format: date-time */
              created: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  export_admin_products: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'submitted';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One of the values. */
        type?: 'DIGITAL' | 'FISICO';
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  export_admin_refunds: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'asked' | '-asked';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'asked' | 'answered';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One of the values. */
        state?: 'ASKED' | 'DONE' | 'REFUSED';
        /** @description An id. */
        payment?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  export_admin_disputes: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'deadline' | '-deadline' | 'notified' | '-notified';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'deadline' | 'notified' | 'ended';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description One of the values. */
        kind?: 'CHARGEBACK' | 'MED';
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list_admin_review-items': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'resolved';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One of the values. */
        state?: 'OPEN' | 'CLOSED';
        /** @description One of the values. */
        kind?:
          | 'UNKNOWN_WORD'
          | 'FORBIDDEN_TRANSITION'
          | 'AMOUNT_MISMATCH'
          | 'DOUBLE_PAYMENT'
          | 'REFUSED_BY_PROVIDER'
          | 'PROVIDER_SILENT'
          | 'UNRESOLVED'
          | 'UNASKABLE'
          | 'WEBHOOK_UNMATCHED'
          | 'NOT_WRITTEN'
          | 'DISCREPANCY'
          | 'PAYMENT_PAGE_CHANGED'
          | 'DELETION_REQUESTED'
          | 'FEES_REQUESTED'
          | 'ERASURE_REQUESTED'
          | 'REFUND_NOT_POSSIBLE'
          | 'DOMAIN_BROKEN'
          | 'CERTIFICATE_EXPIRING'
          | 'CHARGEBACKS_OVER_LIMIT'
          | 'LEDGER_BROKEN';
        /** @description An id. */
        payment?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** @enum {string|null} */
              kind:
                | 'UNKNOWN_WORD'
                | 'FORBIDDEN_TRANSITION'
                | 'AMOUNT_MISMATCH'
                | 'DOUBLE_PAYMENT'
                | 'REFUSED_BY_PROVIDER'
                | 'PROVIDER_SILENT'
                | 'UNRESOLVED'
                | 'UNASKABLE'
                | 'WEBHOOK_UNMATCHED'
                | 'NOT_WRITTEN'
                | 'DISCREPANCY'
                | 'PAYMENT_PAGE_CHANGED'
                | 'DELETION_REQUESTED'
                | 'FEES_REQUESTED'
                | 'ERASURE_REQUESTED'
                | 'REFUND_NOT_POSSIBLE'
                | 'DOMAIN_BROKEN'
                | 'CERTIFICATE_EXPIRING'
                | 'CHARGEBACKS_OVER_LIMIT'
                | 'LEDGER_BROKEN'
                | null;
              /** Format: date-time */
              created: string | null;
              /** @enum {string|null} */
              state: 'OPEN' | 'CLOSED' | null;
              payment: string | null;
              resolvedBy: string | null;
              resolution: string | null;
              /** Format: date-time */
              resolved: string | null;
              detail: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  'export_admin_review-items': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'resolved';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One of the values. */
        state?: 'OPEN' | 'CLOSED';
        /** @description One of the values. */
        kind?:
          | 'UNKNOWN_WORD'
          | 'FORBIDDEN_TRANSITION'
          | 'AMOUNT_MISMATCH'
          | 'DOUBLE_PAYMENT'
          | 'REFUSED_BY_PROVIDER'
          | 'PROVIDER_SILENT'
          | 'UNRESOLVED'
          | 'UNASKABLE'
          | 'WEBHOOK_UNMATCHED'
          | 'NOT_WRITTEN'
          | 'DISCREPANCY'
          | 'PAYMENT_PAGE_CHANGED'
          | 'DELETION_REQUESTED'
          | 'FEES_REQUESTED'
          | 'ERASURE_REQUESTED'
          | 'REFUND_NOT_POSSIBLE'
          | 'DOMAIN_BROKEN'
          | 'CERTIFICATE_EXPIRING'
          | 'CHARGEBACKS_OVER_LIMIT'
          | 'LEDGER_BROKEN';
        /** @description An id. */
        payment?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  export_admin_domains: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'host' | '-host';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One of the values. */
        use?: 'CHECKOUT' | 'PANEL' | 'MEMBERS' | 'SHORT_LINKS';
        /** @description One of the values. */
        dnsState?: 'PENDING' | 'VERIFIED' | 'ERROR';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'export_admin_platform-pixels': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One of the values. */
        type?: 'FACEBOOK' | 'GOOGLE_ADS' | 'GOOGLE_ANALYTICS' | 'TIKTOK' | 'KWAI';
        /** @description One of the values. */
        state?: 'ON' | 'OFF';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list_admin_seller-last-login': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'quietSince' | '-quietSince';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'quietSince';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        signIn?: string;
        /** @description An id. */
        manager?: string;
        /** @description One or more of the values, separated by commas. */
        revenueBand?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              name: string | null;
              email: string | null;
              manager: string | null;
              /** Format: date-time */
              lastSignIn: string | null;
              /** Format: date-time */
              quietSince: string | null;
              ip: string | null;
              device: string | null;
              /** Format: date-time */
              lastSale: string | null;
              revenue: number | null;
              revenue90: number | null;
              /** @enum {string|null} */
              status: 'CREATED' | 'EMAIL_CONFIRMED' | 'DOCUMENTS_PENDING' | 'ACTIVE' | 'BLOCKED' | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  'export_admin_seller-last-login': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'quietSince' | '-quietSince';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'quietSince';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        signIn?: string;
        /** @description An id. */
        manager?: string;
        /** @description One or more of the values, separated by commas. */
        revenueBand?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list_admin_garantee-released': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'due' | '-due';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'due';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One of the values. */
        bucket?: 'pending' | 'reserve';
        /** @description One or more of the values, separated by commas. */
        hold?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description An id. */
        seller?: string;
        /** @description One of the values. */
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** Format: date-time */
              due: string | null;
              seller: string | null;
              code: string | null;
              product: string | null;
              /** @enum {string|null} */
              bucket: 'pending' | 'reserve' | null;
              amount: number | null;
              /** @enum {string|null} */
              hold: 'RULE' | 'TRACKING' | 'REFUND_REQUEST' | 'STAFF' | null;
              reason: string | null;
              currency: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  'export_admin_garantee-released': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'due' | '-due';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'due';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One of the values. */
        bucket?: 'pending' | 'reserve';
        /** @description One or more of the values, separated by commas. */
        hold?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description An id. */
        seller?: string;
        /** @description One of the values. */
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list_admin_released-funds': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'released' | '-released';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'released';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One of the values. */
        bucket?: 'pending' | 'reserve';
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description An id. */
        seller?: string;
        /** @description One of the values. */
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** Format: date-time */
              released: string | null;
              seller: string | null;
              code: string | null;
              product: string | null;
              /** @enum {string|null} */
              bucket: 'pending' | 'reserve' | null;
              amount: number | null;
              by: string | null;
              reason: string | null;
              currency: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  'export_admin_released-funds': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'released' | '-released';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'released';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One of the values. */
        bucket?: 'pending' | 'reserve';
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description An id. */
        seller?: string;
        /** @description One of the values. */
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list_admin_seller-negative': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'owed' | '-owed';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'since';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        owed?: string;
        /** @description An id. */
        seller?: string;
        /** @description One of the values. */
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              seller: string | null;
              /** Format: date-time */
              since: string | null;
              owed: number | null;
              refund: number | null;
              chargeback: number | null;
              med: number | null;
              fee: number | null;
              pending: number | null;
              reserve: number | null;
              /** Format: date-time */
              recovery: string | null;
              /** @enum {string|null} */
              state: 'RECOVERING' | 'CHARGED' | 'AGREEMENT' | 'TO_WRITE_OFF' | 'LOST' | null;
              /** Format: date-time */
              lastSale: string | null;
              document: string | null;
              agreed: number | null;
              proposed: number | null;
              proposedBy: string | null;
              proposedReason: string | null;
              writtenOff: number | null;
              currency: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  'export_admin_seller-negative': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'owed' | '-owed';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'since';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        owed?: string;
        /** @description An id. */
        seller?: string;
        /** @description One of the values. */
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  export_admin_charges: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'due' | '-due';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'due' | 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description One or more of the values, separated by commas. */
        kind?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  list_admin_invoices: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'due' | '-due';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'due' | 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description One or more of the values, separated by commas. */
        kind?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              reference: string | null;
              /** @enum {string|null} */
              kind: 'PLAN' | 'SET_UP' | 'FINE' | 'CUSTOM_DOMAIN' | 'SERVICES' | null;
              /** Format: date-time */
              due: string | null;
              amount: number | null;
              /** @enum {string|null} */
              state: 'OPEN' | 'OVERDUE' | 'PAID' | 'CANCELED' | 'WRITTEN_OFF' | null;
              sales: number | null;
              gross: number | null;
              monthlyPart: number | null;
              salesPart: number | null;
              sharePart: number | null;
              minimumPart: number | null;
              discount: number | null;
              paymentReference: string | null;
              note: string | null;
              /** Format: date-time */
              created: string | null;
              /** Format: date-time */
              ended: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
              /** @description In cents, over all rows that fit. Null: too many to add up, or of different currencies. */
              sums: {
                amount: number;
              } | null;
            };
          };
        };
      };
    };
  };
  export_admin_invoices: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'due' | '-due';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'due' | 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description One or more of the values, separated by commas. */
        kind?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list_admin_seller-revenue': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?:
          | 'sales'
          | '-sales'
          | 'gross'
          | '-gross'
          | 'average'
          | '-average'
          | 'refunds'
          | '-refunds'
          | 'chargebacks'
          | '-chargebacks';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'paid';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description An id. */
        manager?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        gross?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              seller: string | null;
              position: number | null;
              manager: string | null;
              sales: number | null;
              gross: number | null;
              change: number | null;
              average: number | null;
              pix: number | null;
              card: number | null;
              billet: number | null;
              refunds: number | null;
              chargebacks: number | null;
              before: number | null;
              email: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  'export_admin_seller-revenue': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?:
          | 'sales'
          | '-sales'
          | 'gross'
          | '-gross'
          | 'average'
          | '-average'
          | 'refunds'
          | '-refunds'
          | 'chargebacks'
          | '-chargebacks';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'paid';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description An id. */
        manager?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        gross?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list_admin_seller-profit': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'gross' | '-gross' | 'fees' | '-fees' | 'losses' | '-losses' | 'profit' | '-profit';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'posted';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description An id. */
        manager?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        profit?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              seller: string | null;
              gross: number | null;
              fees: number | null;
              cost: number | null;
              losses: number | null;
              commission: number | null;
              anticipation: number | null;
              withdrawals: number | null;
              profit: number | null;
              margin: number | null;
              interest: number | null;
              others: number | null;
              email: string | null;
              manager: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  'export_admin_seller-profit': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'gross' | '-gross' | 'fees' | '-fees' | 'losses' | '-losses' | 'profit' | '-profit';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'posted';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description An id. */
        manager?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        profit?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  list_admin_statements: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'imported' | '-imported';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'imported';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        kind?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              account: string | null;
              /** @enum {string|null} */
              kind: 'PROVIDER_CSV' | 'BANK_CSV' | 'BANK_OFX' | null;
              /** Format: date-time */
              imported: string | null;
              from: string | null;
              until: string | null;
              lines: number | null;
              repeated: number | null;
              differences: number | null;
              /** @enum {string|null} */
              state: 'COMPARING' | 'AGREES' | 'DIFFERS' | null;
              file: string | null;
              by: string | null;
              sha256: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  export_admin_statements: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'imported' | '-imported';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'imported';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        kind?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list_admin_statement-lines': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'at' | '-at';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'at';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description An id. */
        statement?: string;
        /** @description An id. */
        payment?: string;
        /** @description An id. */
        credit?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              day: string | null;
              account: string | null;
              reference: string | null;
              gross: number | null;
              fee: number | null;
              amount: number | null;
              memo: string | null;
              /** @enum {string|null} */
              state: 'NEW' | 'SETTLED' | 'MATCHED' | 'DIFFERENT' | null;
              /** Format: date-time */
              at: string | null;
              place: number | null;
              endToEndId: string | null;
              currency: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  'export_admin_statement-lines': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'at' | '-at';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'at';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description An id. */
        statement?: string;
        /** @description An id. */
        payment?: string;
        /** @description An id. */
        credit?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list_admin_statement-differences': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'opened' | '-opened';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'opened';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One of the values. */
        state?: 'OPEN' | 'EXPLAINED' | 'CLOSED';
        /** @description One or more of the values, separated by commas. */
        kind?: string;
        /** @description One of the values. */
        age?: 'DAYS_2' | 'DAYS_7' | 'DAYS_30' | 'OLDER';
        /** @description One of the values. */
        owned?: 'NOBODY' | 'SOMEBODY';
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description An id. */
        owner?: string;
        /** @description An id. */
        statement?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** @enum {string|null} */
              kind:
                | 'COST'
                | 'AMOUNT'
                | 'UNKNOWN_SALE'
                | 'SETTLED_TWICE'
                | 'NOT_RETURNED'
                | 'LATE'
                | 'NO_SETTLEMENT'
                | 'NO_PAYOUT'
                | 'NOT_IN_BANK'
                | null;
              account: string | null;
              reference: string | null;
              day: string | null;
              ours: number | null;
              theirs: number | null;
              age: number | null;
              owner: string | null;
              /** Format: date-time */
              opened: string | null;
              /** @enum {string|null} */
              state: 'OPEN' | 'EXPLAINED' | 'CLOSED' | null;
              reason: string | null;
              endedBy: string | null;
              /** Format: date-time */
              ended: string | null;
              currency: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  'export_admin_statement-differences': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'opened' | '-opened';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'opened';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One of the values. */
        state?: 'OPEN' | 'EXPLAINED' | 'CLOSED';
        /** @description One or more of the values, separated by commas. */
        kind?: string;
        /** @description One of the values. */
        age?: 'DAYS_2' | 'DAYS_7' | 'DAYS_30' | 'OLDER';
        /** @description One of the values. */
        owned?: 'NOBODY' | 'SOMEBODY';
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description An id. */
        owner?: string;
        /** @description An id. */
        statement?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  list_admin_advances: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'since' | '-since';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'since';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        method?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        advanced?: string;
        /** @description One of the values. */
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              code: string | null;
              seller: string | null;
              /** @enum {string|null} */
              method: 'PIX' | 'CREDIT_CARD' | 'BILLET' | null;
              released: number | null;
              settled: number | null;
              advanced: number | null;
              /** Format: date-time */
              since: string | null;
              currency: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  export_admin_advances: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'since' | '-since';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'since';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        method?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        advanced?: string;
        /** @description One of the values. */
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'export_admin_balance-adjustments': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'proposedAt' | '-proposedAt';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'proposedAt';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description One of the values. */
        direction?: 'CREDIT' | 'DEBIT';
        /** @description An id. */
        seller?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'export_admin_blocked-buyers': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One of the values. */
        state?: 'HOLDS' | 'LIFTED';
        /** @description One of the values. */
        kind?: 'EMAIL' | 'DOCUMENT';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  row_admin_users: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            name: string | null;
            email: string | null;
            /** @enum {string|null} */
            status: 'CREATED' | 'EMAIL_CONFIRMED' | 'DOCUMENTS_PENDING' | 'ACTIVE' | 'BLOCKED' | null;
            document: string | null;
            phone: string | null;
            manager: string | null;
            revenue: number | null;
            available: number | null;
            pending: number | null;
            reserve: number | null;
            debt: number | null;
            chargebackBps: number | null;
            /** @enum {string|null} */
            feePlan: 'PLATFORM' | 'OWN' | null;
            /** @enum {string|null} */
            cashOut: 'FREE' | 'BLOCKED' | null;
            /** @enum {string|null} */
            sales: 'FREE' | 'BLOCKED' | null;
            /** @enum {string|null} */
            documents: 'NONE' | 'INCOMPLETE' | 'PENDING' | 'REJECTED' | 'APPROVED' | null;
            /** Format: date-time */
            created: string | null;
            /** Format: date-time */
            lastSignIn: string | null;
            /** Format: date-time */
            lastSale: string | null;
          };
        };
      };
    };
  };
  'row_admin_bank-accounts': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            seller: string | null;
            document: string | null;
            /** @enum {string|null} */
            sameDocument: 'YES' | 'NO' | null;
            /** @enum {string|null} */
            kind: 'BANK' | 'PIX' | null;
            destination: string | null;
            /** @enum {string|null} */
            status: 'PENDING' | 'ACTIVE' | 'REJECTED' | 'BLOCKED' | null;
            /** Format: date-time */
            created: string | null;
            /** Format: date-time */
            usableFrom: string | null;
            reason: string | null;
            holder: string | null;
            /** @enum {string|null} */
            accountType: 'CHECKING' | 'SAVINGS' | null;
          };
        };
      };
    };
  };
  row_admin_products: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            name: string | null;
            seller: string | null;
            code: string | null;
            /** @enum {string|null} */
            status: 'DRAFT' | 'IN_REVIEW' | 'ACTIVE' | 'PAUSED' | 'REFUSED' | 'BLOCKED' | null;
            /** @enum {string|null} */
            type: 'DIGITAL' | 'FISICO' | null;
            /** @enum {string|null} */
            category:
              | 'health'
              | 'finance'
              | 'business'
              | 'marketing'
              | 'technology'
              | 'programming'
              | 'design'
              | 'languages'
              | 'education'
              | 'career'
              | 'relationships'
              | 'spirituality'
              | 'cooking'
              | 'fashion'
              | 'beauty'
              | 'sports'
              | 'music'
              | 'photography'
              | 'games'
              | 'pets'
              | 'home'
              | 'electronics'
              | 'other'
              | null;
            priceFrom: number | null;
            sold30: number | null;
            refunded90: number | null;
            disputed90: number | null;
            /** Format: date-time */
            submitted: string | null;
            reason: string | null;
            /** Format: date-time */
            created: string | null;
          };
        };
      };
    };
  };
  row_admin_refunds: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            asked: string | null;
            /** @enum {string|null} */
            state: 'ASKED' | 'DONE' | 'REFUSED' | null;
            amount: number | null;
            payment: string | null;
            provider: string | null;
            /** Format: date-time */
            answered: string | null;
          };
        };
      };
    };
  };
  'row_admin_review-items': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            /** @enum {string|null} */
            kind:
              | 'UNKNOWN_WORD'
              | 'FORBIDDEN_TRANSITION'
              | 'AMOUNT_MISMATCH'
              | 'DOUBLE_PAYMENT'
              | 'REFUSED_BY_PROVIDER'
              | 'PROVIDER_SILENT'
              | 'UNRESOLVED'
              | 'UNASKABLE'
              | 'WEBHOOK_UNMATCHED'
              | 'NOT_WRITTEN'
              | 'DISCREPANCY'
              | 'PAYMENT_PAGE_CHANGED'
              | 'DELETION_REQUESTED'
              | 'FEES_REQUESTED'
              | 'ERASURE_REQUESTED'
              | 'REFUND_NOT_POSSIBLE'
              | 'DOMAIN_BROKEN'
              | 'CERTIFICATE_EXPIRING'
              | 'CHARGEBACKS_OVER_LIMIT'
              | 'LEDGER_BROKEN'
              | null;
            /** Format: date-time */
            created: string | null;
            /** @enum {string|null} */
            state: 'OPEN' | 'CLOSED' | null;
            payment: string | null;
            resolvedBy: string | null;
            resolution: string | null;
            /** Format: date-time */
            resolved: string | null;
            detail: string | null;
          };
        };
      };
    };
  };
  row_admin_domains: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            host: string | null;
            /** @enum {string|null} */
            use: 'CHECKOUT' | 'PANEL' | 'MEMBERS' | 'SHORT_LINKS' | null;
            /** @enum {string|null} */
            isDefault: 'YES' | 'NO' | null;
            /** @enum {string|null} */
            dnsState: 'PENDING' | 'VERIFIED' | 'ERROR' | null;
            /** @enum {string|null} */
            certificate: 'NONE' | 'ISSUED' | 'EXPIRING' | 'ERROR' | null;
            /** Format: date-time */
            certificateExpires: string | null;
            /** Format: date-time */
            checked: string | null;
            /** Format: date-time */
            certificateIssued: string | null;
            /** Format: date-time */
            created: string | null;
          };
        };
      };
    };
  };
  'row_admin_garantee-released': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            due: string | null;
            seller: string | null;
            code: string | null;
            product: string | null;
            /** @enum {string|null} */
            bucket: 'pending' | 'reserve' | null;
            amount: number | null;
            /** @enum {string|null} */
            hold: 'RULE' | 'TRACKING' | 'REFUND_REQUEST' | 'STAFF' | null;
            reason: string | null;
            currency: string | null;
          };
        };
      };
    };
  };
  row_admin_withdrawals: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            requested: string | null;
            owner: string | null;
            document: string | null;
            amount: number | null;
            fee: number | null;
            net: number | null;
            destination: string | null;
            /** @enum {string|null} */
            risk:
              | 'NEW_SELLER'
              | 'NEW_DESTINATION'
              | 'FIRST_TO_DESTINATION'
              | 'CHARGEBACKS'
              | 'DAILY_CAP'
              | null;
            /** @enum {string|null} */
            state:
              | 'WAITING'
              | 'IN_AUDIT'
              | 'HALF_APPROVED'
              | 'READY'
              | 'SENDING'
              | 'SENT'
              | 'FAILED'
              | 'PAID'
              | 'REFUSED'
              | 'CANCELED'
              | 'RETURNED'
              | null;
            /** @enum {string|null} */
            secondRisk:
              | 'NEW_SELLER'
              | 'NEW_DESTINATION'
              | 'FIRST_TO_DESTINATION'
              | 'CHARGEBACKS'
              | 'DAILY_CAP'
              | null;
            /** @enum {string|null} */
            thirdRisk:
              | 'NEW_SELLER'
              | 'NEW_DESTINATION'
              | 'FIRST_TO_DESTINATION'
              | 'CHARGEBACKS'
              | 'DAILY_CAP'
              | null;
            availableBefore: number | null;
            availableAfter: number | null;
            /** @enum {string|null} */
            people: 'ONE' | 'TWO' | null;
            firstApprovedBy: string | null;
            decidedBy: string | null;
            provider: string | null;
            withdrawId: string | null;
            /** @enum {string|null} */
            answer: 'AWAITED' | 'UNRESOLVED' | null;
            detail: string | null;
            reason: string | null;
          };
        };
      };
    };
  };
  'row_admin_paid-withdrawals': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            paid: string | null;
            owner: string | null;
            amount: number | null;
            fee: number | null;
            net: number | null;
            provider: string | null;
            withdrawId: string | null;
            endToEndId: string | null;
            decidedBy: string | null;
            minutes: number | null;
            /** @enum {string|null} */
            state: 'PAID' | 'RETURNED' | null;
            /** @enum {string|null} */
            bank: 'MATCHED' | 'WAITING' | null;
            /** Format: date-time */
            requested: string | null;
            destination: string | null;
            /** @enum {string|null} */
            way: 'PROVIDER' | 'BY_HAND' | null;
            reason: string | null;
          };
        };
      };
    };
  };
  'row_admin_manager-withdrawals': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            requested: string | null;
            owner: string | null;
            document: string | null;
            amount: number | null;
            fee: number | null;
            net: number | null;
            destination: string | null;
            /** @enum {string|null} */
            risk:
              | 'NEW_SELLER'
              | 'NEW_DESTINATION'
              | 'FIRST_TO_DESTINATION'
              | 'CHARGEBACKS'
              | 'DAILY_CAP'
              | null;
            /** @enum {string|null} */
            state:
              | 'WAITING'
              | 'IN_AUDIT'
              | 'HALF_APPROVED'
              | 'READY'
              | 'SENDING'
              | 'SENT'
              | 'FAILED'
              | 'PAID'
              | 'REFUSED'
              | 'CANCELED'
              | 'RETURNED'
              | null;
            /** @enum {string|null} */
            secondRisk:
              | 'NEW_SELLER'
              | 'NEW_DESTINATION'
              | 'FIRST_TO_DESTINATION'
              | 'CHARGEBACKS'
              | 'DAILY_CAP'
              | null;
            /** @enum {string|null} */
            thirdRisk:
              | 'NEW_SELLER'
              | 'NEW_DESTINATION'
              | 'FIRST_TO_DESTINATION'
              | 'CHARGEBACKS'
              | 'DAILY_CAP'
              | null;
            availableBefore: number | null;
            availableAfter: number | null;
            /** @enum {string|null} */
            people: 'ONE' | 'TWO' | null;
            firstApprovedBy: string | null;
            decidedBy: string | null;
            provider: string | null;
            withdrawId: string | null;
            /** @enum {string|null} */
            answer: 'AWAITED' | 'UNRESOLVED' | null;
            detail: string | null;
            reason: string | null;
            portfolioSellers: number | null;
            portfolioRevenue: number | null;
          };
        };
      };
    };
  };
  'row_admin_paid-manager-withdrawals': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            paid: string | null;
            owner: string | null;
            amount: number | null;
            fee: number | null;
            net: number | null;
            provider: string | null;
            withdrawId: string | null;
            endToEndId: string | null;
            decidedBy: string | null;
            minutes: number | null;
            /** @enum {string|null} */
            state: 'PAID' | 'RETURNED' | null;
            /** @enum {string|null} */
            bank: 'MATCHED' | 'WAITING' | null;
            /** Format: date-time */
            requested: string | null;
            destination: string | null;
            /** @enum {string|null} */
            way: 'PROVIDER' | 'BY_HAND' | null;
            reason: string | null;
          };
        };
      };
    };
  };
  'row_admin_balance-adjustments': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            proposedAt: string | null;
            seller: string | null;
            /** @enum {string|null} */
            direction: 'CREDIT' | 'DEBIT' | null;
            amount: number | null;
            reason: string | null;
            /** @enum {string|null} */
            state: 'PROPOSED' | 'POSTED' | 'REFUSED' | null;
            proposedBy: string | null;
            decidedBy: string | null;
            /** Format: date-time */
            decidedAt: string | null;
            decisionReason: string | null;
            asDebt: number | null;
            email: string | null;
          };
        };
      };
    };
  };
  'row_admin_blocked-buyers': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            created: string | null;
            value: string | null;
            /** @enum {string|null} */
            kind: 'EMAIL' | 'DOCUMENT' | null;
            /** @enum {string|null} */
            state: 'HOLDS' | 'LIFTED' | null;
            reason: string | null;
            createdBy: string | null;
            /** Format: date-time */
            ended: string | null;
            endedBy: string | null;
          };
        };
      };
    };
  };
  'row_admin_seller-negative': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            seller: string | null;
            /** Format: date-time */
            since: string | null;
            owed: number | null;
            refund: number | null;
            chargeback: number | null;
            med: number | null;
            fee: number | null;
            pending: number | null;
            reserve: number | null;
            /** Format: date-time */
            recovery: string | null;
            /** @enum {string|null} */
            state: 'RECOVERING' | 'CHARGED' | 'AGREEMENT' | 'TO_WRITE_OFF' | 'LOST' | null;
            /** Format: date-time */
            lastSale: string | null;
            document: string | null;
            agreed: number | null;
            proposed: number | null;
            proposedBy: string | null;
            proposedReason: string | null;
            writtenOff: number | null;
            currency: string | null;
          };
        };
      };
    };
  };
  row_admin_charges: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            seller: string | null;
            /** @enum {string|null} */
            kind:
              | 'PLAN'
              | 'SET_UP'
              | 'NEGATIVE_BALANCE'
              | 'CHARGEBACK_FEE'
              | 'FINE'
              | 'CUSTOM_DOMAIN'
              | 'SERVICES'
              | 'AGREEMENT'
              | null;
            reference: string | null;
            /** Format: date-time */
            due: string | null;
            amount: number | null;
            paid: number | null;
            /** @enum {string|null} */
            method: 'BALANCE' | 'BY_HAND' | 'PIX' | 'BILLET' | null;
            /** @enum {string|null} */
            state: 'OPEN' | 'OVERDUE' | 'PAID' | 'CANCELED' | 'WRITTEN_OFF' | null;
            attempts: number | null;
            discount: number | null;
            note: string | null;
            writeOffBy: string | null;
            writeOffReason: string | null;
            /** Format: date-time */
            created: string | null;
            /** Format: date-time */
            ended: string | null;
          };
        };
      };
    };
  };
  row_admin_invoices: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            reference: string | null;
            /** @enum {string|null} */
            kind: 'PLAN' | 'SET_UP' | 'FINE' | 'CUSTOM_DOMAIN' | 'SERVICES' | null;
            /** Format: date-time */
            due: string | null;
            amount: number | null;
            /** @enum {string|null} */
            state: 'OPEN' | 'OVERDUE' | 'PAID' | 'CANCELED' | 'WRITTEN_OFF' | null;
            sales: number | null;
            gross: number | null;
            monthlyPart: number | null;
            salesPart: number | null;
            sharePart: number | null;
            minimumPart: number | null;
            discount: number | null;
            paymentReference: string | null;
            note: string | null;
            /** Format: date-time */
            created: string | null;
            /** Format: date-time */
            ended: string | null;
          };
        };
      };
    };
  };
  row_admin_anticipations: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            requested: string | null;
            seller: string | null;
            amount: number | null;
            sales: number | null;
            averageDays: number | null;
            rate: number | null;
            fee: number | null;
            net: number | null;
            monthlyRate: number | null;
            limit: number | null;
            /** @enum {string|null} */
            risk: 'NEW_SELLER' | 'CHARGEBACKS' | 'DEBT' | 'BLOCKED' | null;
            /** @enum {string|null} */
            state: 'PENDING' | 'PRE_APPROVED' | 'APPROVED' | 'REFUSED' | 'CANCELED' | 'PAID' | null;
            /** @enum {string|null} */
            awaits: 'STAFF' | 'SELLER' | null;
            /** Format: date-time */
            firstDue: string | null;
            /** Format: date-time */
            lastDue: string | null;
            /** @enum {string|null} */
            secondRisk: 'NEW_SELLER' | 'CHARGEBACKS' | 'DEBT' | 'BLOCKED' | null;
            /** @enum {string|null} */
            thirdRisk: 'NEW_SELLER' | 'CHARGEBACKS' | 'DEBT' | 'BLOCKED' | null;
            /** @enum {string|null} */
            people: 'ONE' | 'TWO' | null;
            firstApprovedBy: string | null;
            decidedBy: string | null;
            reason: string | null;
            /** @enum {string|null} */
            cause: 'SELLER' | 'SHARE_GONE' | null;
            /** Format: date-time */
            paid: string | null;
            document: string | null;
          };
        };
      };
    };
  };
  'row_admin_paid-anticipations': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            paid: string | null;
            seller: string | null;
            amount: number | null;
            fee: number | null;
            net: number | null;
            sales: number | null;
            reversals: number | null;
            reversed: number | null;
            averageDays: number | null;
            monthlyRate: number | null;
            rate: number | null;
            /** Format: date-time */
            requested: string | null;
            decidedBy: string | null;
            document: string | null;
          };
        };
      };
    };
  };
  row_admin_statements: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            account: string | null;
            /** @enum {string|null} */
            kind: 'PROVIDER_CSV' | 'BANK_CSV' | 'BANK_OFX' | null;
            /** Format: date-time */
            imported: string | null;
            from: string | null;
            until: string | null;
            lines: number | null;
            repeated: number | null;
            differences: number | null;
            /** @enum {string|null} */
            state: 'COMPARING' | 'AGREES' | 'DIFFERS' | null;
            file: string | null;
            by: string | null;
            sha256: string | null;
          };
        };
      };
    };
  };
  'row_admin_statement-differences': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            /** @enum {string|null} */
            kind:
              | 'COST'
              | 'AMOUNT'
              | 'UNKNOWN_SALE'
              | 'SETTLED_TWICE'
              | 'NOT_RETURNED'
              | 'LATE'
              | 'NO_SETTLEMENT'
              | 'NO_PAYOUT'
              | 'NOT_IN_BANK'
              | null;
            account: string | null;
            reference: string | null;
            day: string | null;
            ours: number | null;
            theirs: number | null;
            age: number | null;
            owner: string | null;
            /** Format: date-time */
            opened: string | null;
            /** @enum {string|null} */
            state: 'OPEN' | 'EXPLAINED' | 'CLOSED' | null;
            reason: string | null;
            endedBy: string | null;
            /** Format: date-time */
            ended: string | null;
            currency: string | null;
          };
        };
      };
    };
  };
  PendingWorkController_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PendingWorkDto'];
        };
      };
    };
  };
  DashboardController_show: {
    parameters: {
      query?: {
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day, with `to` and without a period. */
        from?: string;
        to?: string;
        product?: string;
        /** @description BRL where none is named. */
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DashboardDto'];
        };
      };
    };
  };
  list_manager_users: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'name' | '-name' | 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'lastSignIn';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One or more of the values, separated by commas. */
        documents?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              name: string | null;
              /** @enum {string|null} */
              status: 'CREATED' | 'EMAIL_CONFIRMED' | 'DOCUMENTS_PENDING' | 'ACTIVE' | 'BLOCKED' | null;
              /** @enum {string|null} */
              documents: 'NONE' | 'INCOMPLETE' | 'PENDING' | 'REJECTED' | 'APPROVED' | null;
              /** Format: date-time */
              created: string | null;
              /** Format: date-time */
              lastSignIn: string | null;
              /** Format: date-time */
              lastSale: string | null;
              revenue: number | null;
              chargebackBps: number | null;
              commission: number | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  export_manager_users: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'name' | '-name' | 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'lastSignIn';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One or more of the values, separated by commas. */
        documents?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  export_manager_withdrawals: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'requested' | '-requested';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'requested' | 'paid';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  list_manager_statement: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'posted' | '-posted';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'posted';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One of the values. */
        bucket?: 'available' | 'pending' | 'reserve' | 'blocked' | 'debt';
        /** @description One or more of the values, separated by commas. */
        kind?: string;
        /** @description One of the values. */
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** Format: date-time */
              posted: string | null;
              description: string | null;
              /** @enum {string|null} */
              kind:
                | 'SALE'
                | 'RELEASE'
                | 'RESERVE_RELEASE'
                | 'REFUND'
                | 'CHARGEBACK'
                | 'RESTORE'
                | 'DEBT'
                | 'CORRECTION'
                | 'ANTICIPATION'
                | 'ANTICIPATION_FEE'
                | 'WITHDRAWAL'
                | 'WITHDRAWAL_FEE'
                | 'WITHDRAWAL_RETURN'
                | 'BLOCK'
                | 'UNBLOCK'
                | 'FEE'
                | 'CHARGE'
                | 'WRITE_OFF'
                | 'ADJUSTMENT'
                | null;
              /** @enum {string|null} */
              bucket: 'available' | 'pending' | 'reserve' | 'blocked' | 'debt' | null;
              code: string | null;
              amount: number | null;
              balance: number | null;
              currency: string | null;
              sale: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  export_manager_statement: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'posted' | '-posted';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'posted';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One of the values. */
        bucket?: 'available' | 'pending' | 'reserve' | 'blocked' | 'debt';
        /** @description One or more of the values, separated by commas. */
        kind?: string;
        /** @description One of the values. */
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  row_manager_withdrawals: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            requested: string | null;
            amount: number | null;
            fee: number | null;
            net: number | null;
            destination: string | null;
            /** @enum {string|null} */
            state:
              | 'REQUESTED'
              | 'IN_AUDIT'
              | 'SENT_TO_BANK'
              | 'FAILED'
              | 'APPROVED'
              | 'RETURNED'
              | 'REFUSED'
              | 'CANCELED'
              | null;
            /** Format: date-time */
            paid: string | null;
            reason: string | null;
            endToEndId: string | null;
          };
        };
      };
    };
  };
  managers_dashboard: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ManagersDashboardDto'];
        };
      };
    };
  };
  export_master_platforms: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'name' | '-name' | 'slug' | '-slug' | 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'sold';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  export_master_invoices: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'due' | '-due';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'due' | 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        state?: string;
        /** @description One or more of the values, separated by commas. */
        kind?: string;
        /** @description Cents, both limits included: `1000-5000`, `1000-` or `-5000`. */
        amount?: string;
        /** @description An id. */
        platform?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  export_master_administrators: {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'name' | '-name' | 'email' | '-email' | 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created' | 'lastSignIn';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        status?: string;
        /** @description One or more of the values, separated by commas. */
        secondFactor?: string;
        /** @description An id. */
        platform?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list_master_webhook-logs': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'at' | '-at';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'at' | 'processed';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        result?: string;
        /** @description One or more of the values, separated by commas. */
        signature?: string;
        /** @description An id. */
        platform?: string;
        /** @description An id. */
        attempt?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** Format: date-time */
              at: string | null;
              provider: string | null;
              platform: string | null;
              /** @enum {string|null} */
              result:
                | 'RECEIVED'
                | 'APPLIED'
                | 'DUPLICATE'
                | 'IGNORED'
                | 'UNKNOWN_WORD'
                | 'FAILED'
                | 'QUARANTINED'
                | null;
              /** @enum {string|null} */
              signature: 'PROVEN' | 'UNPROVEN' | 'FORGED' | null;
              detail: string | null;
              tries: number | null;
              /** Format: date-time */
              processed: string | null;
              reference: string | null;
              time: number | null;
              /** Format: date-time */
              resolved: string | null;
              attempt: string | null;
              payment: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  'export_master_webhook-logs': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'at' | '-at';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'at' | 'processed';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ. */
        q?: string;
        /** @description One or more of the values, separated by commas. */
        result?: string;
        /** @description One or more of the values, separated by commas. */
        signature?: string;
        /** @description An id. */
        platform?: string;
        /** @description An id. */
        attempt?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list_master_session-logs': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'at' | '-at';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'at';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        area?: string;
        /** @description One or more of the values, separated by commas. */
        result?: string;
        /** @description One or more of the values, separated by commas. */
        method?: string;
        /** @description An id. */
        platform?: string;
        /** @description An id. */
        person?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              /** Format: uuid */
              id: string;
              /** Format: date-time */
              at: string | null;
              person: string | null;
              by: string | null;
              email: string | null;
              /** @enum {string|null} */
              area: 'seller' | 'customer' | 'admin' | 'manager' | 'master' | null;
              platform: string | null;
              ip: string | null;
              device: string | null;
              /** @enum {string|null} */
              result: 'OK' | 'WRONG' | 'SECOND_FACTOR' | 'REFUSED' | 'BLOCKED' | 'LOGIN_AS' | null;
              /** @enum {string|null} */
              method:
                | 'PASSWORD'
                | 'PASSWORD_CODE'
                | 'PASSWORD_PASSKEY'
                | 'PASSWORD_DEVICE'
                | 'PASSKEY'
                | 'MAIL'
                | null;
              /** Format: date-time */
              ended: string | null;
              session: string | null;
            }[];
            nextCursor: string | null;
            totals: {
              count: number;
              isExact: boolean;
            };
          };
        };
      };
    };
  };
  'export_master_session-logs': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'at' | '-at';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'at';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
        /** @description One or more of the values, separated by commas. */
        area?: string;
        /** @description One or more of the values, separated by commas. */
        result?: string;
        /** @description One or more of the values, separated by commas. */
        method?: string;
        /** @description An id. */
        platform?: string;
        /** @description An id. */
        person?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'export_master_blocked-networks': {
    parameters: {
      query?: {
        /** @description Rows of a page. */
        limit?: 25 | 50 | 100;
        /** @description `nextCursor` of the page before. */
        cursor?: string;
        /** @description A column; with `-` in descending order. */
        sort?: 'created' | '-created';
        /** @description The columns of the file and of the page, separated by commas. */
        columns?: string;
        /** @description Which instant the period is about. */
        date?: 'created';
        /** @description Days up to today, in São Paulo. */
        period?: 'today' | '7d' | '14d' | '30d';
        /** @description The first day. */
        from?: string;
        /** @description The last day. */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  row_master_administrators: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            name: string | null;
            email: string | null;
            platform: string | null;
            /** @enum {string|null} */
            role: 'ADMIN' | null;
            /** @enum {string|null} */
            secondFactor: 'NONE' | 'CODE' | 'PASSKEY' | 'BOTH' | null;
            /** @enum {string|null} */
            status: 'CREATED' | 'ACTIVE' | 'BLOCKED' | null;
            /** Format: date-time */
            lastSignIn: string | null;
            /** Format: date-time */
            created: string | null;
          };
        };
      };
    };
  };
  'row_master_blocked-networks': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            network: string | null;
            reason: string | null;
            createdBy: string | null;
            /** Format: date-time */
            created: string | null;
            /** Format: date-time */
            expires: string | null;
            /** Format: date-time */
            ended: string | null;
          };
        };
      };
    };
  };
  row_master_invoices: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            platform: string | null;
            /** @enum {string|null} */
            kind: 'PLAN' | 'SET_UP' | 'FINE' | 'CUSTOM_DOMAIN' | 'SERVICES' | null;
            reference: string | null;
            /** Format: date-time */
            due: string | null;
            amount: number | null;
            /** @enum {string|null} */
            state: 'OPEN' | 'OVERDUE' | 'PAID' | 'CANCELED' | 'WRITTEN_OFF' | null;
            attempts: number | null;
            sales: number | null;
            gross: number | null;
            monthlyPart: number | null;
            salesPart: number | null;
            sharePart: number | null;
            minimumPart: number | null;
            discount: number | null;
            paymentReference: string | null;
            note: string | null;
            writeOffBy: string | null;
            writeOffReason: string | null;
            /** Format: date-time */
            created: string | null;
            /** Format: date-time */
            ended: string | null;
          };
        };
      };
    };
  };
  'row_master_session-logs': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string | null;
            person: string | null;
            by: string | null;
            email: string | null;
            /** @enum {string|null} */
            area: 'seller' | 'customer' | 'admin' | 'manager' | 'master' | null;
            platform: string | null;
            ip: string | null;
            device: string | null;
            /** @enum {string|null} */
            result: 'OK' | 'WRONG' | 'SECOND_FACTOR' | 'REFUSED' | 'BLOCKED' | 'LOGIN_AS' | null;
            /** @enum {string|null} */
            method:
              | 'PASSWORD'
              | 'PASSWORD_CODE'
              | 'PASSWORD_PASSKEY'
              | 'PASSWORD_DEVICE'
              | 'PASSKEY'
              | 'MAIL'
              | null;
            /** Format: date-time */
            ended: string | null;
            session: string | null;
          };
        };
      };
    };
  };
  'row_master_webhook-logs': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string | null;
            provider: string | null;
            platform: string | null;
            /** @enum {string|null} */
            result:
              | 'RECEIVED'
              | 'APPLIED'
              | 'DUPLICATE'
              | 'IGNORED'
              | 'UNKNOWN_WORD'
              | 'FAILED'
              | 'QUARANTINED'
              | null;
            /** @enum {string|null} */
            signature: 'PROVEN' | 'UNPROVEN' | 'FORGED' | null;
            detail: string | null;
            tries: number | null;
            /** Format: date-time */
            processed: string | null;
            reference: string | null;
            time: number | null;
            /** Format: date-time */
            resolved: string | null;
            attempt: string | null;
            payment: string | null;
          };
        };
      };
    };
  };
  PlatformsController_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ManagedPlatformDto'];
        };
      };
    };
  };
  PlatformsController_overview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlatformOverviewDto'];
        };
      };
    };
  };
  PlatformsController_secrets: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlatformSecretShownDto'][];
        };
      };
    };
  };
  PlatformsController_changeSecret: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlatformSecretDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformsController_setData: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlatformDataDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformsController_setPermissions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlatformPermissionsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformsController_setGateways: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlatformGatewaysDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformsController_setLimits: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlatformLimitsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformsController_clearStaffAddresses: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClearStaffAddressesDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformsController_setStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlatformStatusDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PlatformsController_export: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': string;
        };
      };
    };
  };
  release_forecast: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReleaseForecastDto'];
        };
      };
    };
  };
  decide_release: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReleaseDecisionDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  own_sale_money: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SaleMoneyDto'];
        };
      };
    };
  };
  own_balance_money: {
    parameters: {
      query?: {
        currency?: 'BRL' | 'USD' | 'EUR' | 'MXN';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BalanceMoneyDto'];
        };
      };
    };
  };
  sale_money: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SaleMoneyDto'];
        };
      };
    };
  };
}
