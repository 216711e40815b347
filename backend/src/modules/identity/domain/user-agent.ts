/** Of the name of a browser that is stored with a session. */
export const USER_AGENT_MAX_LENGTH = 400;
