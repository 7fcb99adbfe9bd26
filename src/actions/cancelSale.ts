import type { Asset } from "../domain/asset";
import { beginMoney, failFlow } from "./money/begin";
import { assetPayload } from "./money/tokenOf";

/** Takes an asset off sale. */
export async function cancelSale(asset: Asset): Promise<void> {
	try {
		await beginMoney("cancel", asset, assetPayload(asset));
	} catch (cause) {
		failFlow(cause);
	}
}
