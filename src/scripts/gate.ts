import { isSignedIn, leaveForSignIn } from '~/stores/signed-in'

/** The gate of the back office: without the flag, on to the login route. The server checks every call by itself. */
if (!isSignedIn()) leaveForSignIn()
