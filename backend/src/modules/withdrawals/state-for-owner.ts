/**
 * How far a withdrawal of `withdrawals_read w` is, as its owner reads it. One that is READY is not sent yet, and can be canceled, unless a
 * provider was asked before. FAILED is shown as it is: nothing was sent, and staff decide.
 */
export const STATE_FOR_OWNER = `case w.state when 'HALF_APPROVED' then 'REQUESTED' when 'WAITING' then 'REQUESTED'
  when 'READY' then case when w.provider is null then 'REQUESTED' else 'SENT_TO_BANK' end
  when 'PAID' then 'APPROVED' when 'SENDING' then 'SENT_TO_BANK' when 'SENT' then 'SENT_TO_BANK'
  else w.state end`;
