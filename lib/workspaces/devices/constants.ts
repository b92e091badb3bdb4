/** Browsers that may share one workspace. */
export const MAX_DEVICES = 10;
/** Letters of a device's name. */
export const MAX_DEVICE_NAME = 60;
/** What a device without a name is called. */
export const UNNAMED_DEVICE = "A browser";
export const NAME_THE_DEVICE = "Give this device a name.";
